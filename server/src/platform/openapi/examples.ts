import type { OpenAPIObject } from '@nestjs/swagger';
import { NotYourAccount } from '../access/access.errors';
import { ONLY_READS } from '../only-reads';
import { OutcomeUnknown, ServiceBusy, ValidationFailed } from '../problem/common.errors';
import { type ProblemClass, problemClasses } from '../problem/problem';
import { describeProblems, LINE_END, PROBLEM_TYPE } from './api-problems';
import { type ExampleSchema, exampleOf, resolved } from './schema-example';

interface Media {
  readonly schema?: ExampleSchema;
  example?: unknown;
  examples?: Record<string, { readonly summary: string; readonly value: unknown }>;
}

interface Content {
  description?: string;
  readonly content?: Record<string, Media>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
  readonly schema?: ExampleSchema;
  readonly 'x-message'?: string;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Record<string, Content>;
  [ONLY_READS]?: true;
}

/** What a problem says beside the members that all have. */
const EXTENSIONS: Readonly<Record<string, (document: OpenAPIObject) => object>> = {
  OTP_INVALID: () => ({ triesLeft: 4 }),
  SECOND_FACTOR_CODE_INVALID: () => ({ triesLeft: 4 }),
  SCOPE_MISSING: () => ({ scope: 'loans:read' }),
  QUOTE_CHANGED: (document) => ({ quote: exampleOf(document, refersTo('LoanQuoteDto')) }),
  HELD_RATE_CHANGED: (document) => ({ held: exampleOf(document, refersTo('HeldRateDto')) }),
  REPAYMENT_LOOKS_REPEATED: () => ({
    earlier: {
      repaymentNumber: 'RP00000001',
      amount: 21834,
      paidAt: '2026-12-22T01:00:00.000Z',
      reference: 'BPI 0042',
      recordedAt: '2026-12-22T02:30:00.000Z',
    },
  }),
};

/** Of a failure of ours. */
const REQUEST_ID = '8f0e6f3a-4c2b-4f8e-9d57-1f6f0a6c3b21';

const refersTo = (name: string): ExampleSchema => ({ $ref: `#/components/schemas/${name}` });

/** Gives each body and answer an example of its own, and each error answer the very errors that it may be. */
export function giveExamples(document: OpenAPIObject): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      if (!operation.tags?.includes('Health')) addTroubles(method, operation);
      if (method === 'get') leaveOut(NotYourAccount, operation);
      const problemsOf = (codes: readonly ProblemClass[]) =>
        problemExamples(document, path, operation, codes);
      for (const content of [operation.requestBody, ...Object.values(operation.responses)]) {
        giveContent(document, content, problemsOf);
      }
    }
  }
}

/** Every operation may find the database in trouble; only one that changes something cannot tell what became of it. */
function addTroubles(method: string, operation: Operation): void {
  const { responses, [ONLY_READS]: onlyReads = method === 'get' } = operation;
  delete operation[ONLY_READS];
  const troubles = onlyReads ? [ServiceBusy] : [ServiceBusy, OutcomeUnknown];
  const { description } = responses[503] ?? {};
  const added = describeProblems(troubles);
  responses[503] = { ...added, description: [description, added.description].filter(Boolean).join(LINE_END) };
}

/** What needs a body, as another member's number does, happens to no operation that reads none. */
function leaveOut({ status, code }: ProblemClass, { responses }: Operation): void {
  const answer = responses[status];
  const lines = answer?.description?.split(LINE_END).filter((line) => !line.startsWith(`\`${code}\``));
  if (answer && lines) answer.description = lines.join(LINE_END);
}

function giveContent(
  document: OpenAPIObject,
  { content = {}, description = '' }: Content = {},
  problemsOf: (problems: readonly ProblemClass[]) => Media['examples'],
): void {
  for (const [type, media] of Object.entries(content)) {
    if (type === PROBLEM_TYPE) media.examples = problemsOf(problemClasses().filter(isNamedIn(description)));
    else if (media.schema && !media.examples && type === 'application/json') {
      const { oneOf } = media.schema;
      if (oneOf) media.examples = Object.fromEntries(oneOf.map((schema) => alternative(document, schema)));
      else media.example = exampleOf(document, media.schema);
    }
  }
}

/** One of the answers that an operation may give, under the name of its schema. */
function alternative(document: OpenAPIObject, schema: ExampleSchema) {
  const name = schema.$ref?.split('/').pop() ?? '';
  return [name, { summary: name.replace(/Dto$/, ''), value: exampleOf(document, schema) }] as const;
}

const isNamedIn =
  (description: string) =>
  ({ code }: ProblemClass) =>
    description.includes(`\`${code}\``);

function problemExamples(
  document: OpenAPIObject,
  path: string,
  operation: Operation,
  problems: readonly ProblemClass[],
): Media['examples'] {
  const instance = path.replace(/\{(\w+)\}/g, (_, name) => pathExample(document, operation, name));
  return Object.fromEntries(
    problems.map(({ code, status, title, detail }) => [
      code,
      {
        summary: title,
        value: {
          type: 'about:blank',
          title,
          status,
          detail,
          instance,
          message: detail,
          code,
          ...(status >= 500 && { requestId: REQUEST_ID }),
          ...(code === ValidationFailed.code && { errors: [wrongField(document, operation)] }),
          ...EXTENSIONS[code]?.(document),
        },
      },
    ]),
  );
}

function pathExample(document: OpenAPIObject, { parameters = [] }: Operation, name: string): string {
  const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
  return String(parameter?.example ?? exampleOf(document, parameter?.schema ?? {}) ?? name);
}

/** The first field that must be there, else the first that is checked, with its sentence. */
function wrongField(document: OpenAPIObject, { requestBody, parameters = [] }: Operation) {
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties = {}, required = [] } = resolved(document, body?.schema ?? {});
  const inQuery = parameters.filter((one) => one.in === 'query');
  const fields = [
    ...Object.entries(properties),
    ...inQuery.map(({ name, schema, ...own }) => [name, { ...schema, ...own }] as const),
  ];
  const checked = fields.filter(([, schema]) => schema['x-message'] !== undefined);
  const [field, schema] = checked.find(([name]) => required.includes(name)) ?? checked[0] ?? [];
  return { field, message: schema?.['x-message'] };
}
