import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiError } from '@pautang/sdk';

type Json = Record<string, unknown>;

/** An operation of openapi.json, with the names that its body, query and path hold. */
export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** What is said of it, and of each of its answers. */
  readonly says: readonly string[];
  /** The statuses that are documented. */
  readonly statuses: readonly string[];
  /** The errors that are documented, such as '404 LOAN_NOT_FOUND'. */
  readonly errors: readonly string[];
  /** The headers that are documented, such as '200 set-cookie'. */
  readonly headers: readonly string[];
  readonly needsToken: boolean;
  /** Whose token it takes, as the document says. */
  readonly roles: readonly string[];
  readonly fields: readonly string[];
  readonly query: readonly string[];
  readonly parameters: readonly string[];
}

export function apiOperations(): ApiOperation[] {
  const document = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'));
  const schemas = child(child(document, 'components'), 'schemas');
  return Object.entries(child(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isJson(methods) ? methods : {}).map(([method, operation]): ApiOperation => {
      const {
        operationId,
        summary,
        description,
        security,
        'x-roles': roles,
      } = isJson(operation) ? operation : {};
      return {
        method: method.toUpperCase(),
        path,
        operationId: String(operationId),
        summary: String(summary ?? ''),
        says: [description, ...Object.values(child(operation, 'responses')).map(descriptionOf)].map((text) =>
          String(text ?? ''),
        ),
        statuses: Object.keys(child(operation, 'responses')),
        errors: errorsOf(operation),
        headers: headersOf(operation),
        roles: Array.isArray(roles) ? roles.map(String) : [],
        needsToken: JSON.stringify(security ?? []).includes('bearer'),
        fields: bodyFields(operation, schemas),
        query: parameters(operation, 'query'),
        parameters: parameters(operation, 'path'),
      };
    }),
  );
}

const descriptionOf = (answer: unknown) => (isJson(answer) ? answer.description : undefined);

function bodyFields(operation: unknown, schemas: Json): string[] {
  const content = JSON.stringify(child(child(operation, 'requestBody'), 'content'));
  const name = /"#\/components\/schemas\/(\w+)"/.exec(content)?.[1] ?? '';
  return Object.keys(child(child(schemas, name), 'properties'));
}

function parameters(operation: unknown, place: string): string[] {
  const list = isJson(operation) ? operation.parameters : undefined;
  return (Array.isArray(list) ? list : [])
    .filter((parameter) => isJson(parameter) && parameter.in === place)
    .map((parameter) => String(parameter.name));
}

function child(value: unknown, name: string): Json {
  const found = isJson(value) ? value[name] : undefined;
  return isJson(found) ? found : {};
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Whether the document has this error among the answers of what was called; by any method, since it names none. */
export function isDocumented({ status, code, problem }: ApiError): boolean {
  return apiOperations()
    .filter(({ path }) =>
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(problem?.instance ?? ''),
    )
    .some(({ errors }) => errors.includes(`${status} ${code}`));
}

/** Each error of an operation, as its status and code. */
function errorsOf(operation: unknown): string[] {
  return Object.entries(child(operation, 'responses')).flatMap(([status, answer]) => {
    const examples = child(child(child(answer, 'content'), 'application/problem+json'), 'examples');
    return Object.keys(examples).map((code) => `${status} ${code}`);
  });
}

/** Each header of an operation, as the status that it comes with and its name. */
function headersOf(operation: unknown): string[] {
  return Object.entries(child(operation, 'responses')).flatMap(([status, answer]) =>
    Object.keys(child(answer, 'headers')).map((name) => `${status} ${name.toLowerCase()}`),
  );
}
