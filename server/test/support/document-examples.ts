import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ExampleSchema, exampleOf } from '../../src/platform/openapi/schema-example';
import { type Answer, send } from './http';
import { signed } from './payments';
import { picture } from './pictures';

interface Media {
  readonly schema: ExampleSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: ExampleSchema;
}

export interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { description: string; content?: Record<string, Media> }>>;
  readonly security?: readonly Record<string, unknown>[];
}

export const document: OpenAPIObject = JSON.parse(
  readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'),
);
const FORM = 'multipart/form-data';

export function describedAt(method: string, path: string): Described {
  return Reflect.get(document.paths[path] ?? {}, method.toLowerCase());
}

export function requestExamples({ requestBody }: Described): unknown[] {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  if (!media) return [undefined];
  if (type === FORM) return [exampleOf(document, media.schema)];
  return media.examples ? Object.values(media.examples).map(({ value }) => value) : [media.example];
}

interface Sending {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token?: string;
  /** Other parameters than the document shows. */
  readonly others?: Readonly<Record<string, string>>;
}

/** With the parameters that the document shows, and a key of its own. @param url of the server */
export async function sendExample(
  url: string,
  { method, path, body, token, others = {} }: Sending,
): Promise<Answer> {
  const { parameters = [], requestBody } = describedAt(method, path);
  const shownOf = ({ example, schema = {} }: Parameter) => String(example ?? exampleOf(document, schema));
  const named = new Map(
    parameters.map((parameter) => [parameter.name, others[parameter.name] ?? shownOf(parameter)]),
  );
  const query = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
  const search = new URLSearchParams(Object.fromEntries(query.map((name) => [name, named.get(name) ?? ''])));
  const address = path.replace(/\{(\w+)\}/g, (_, name) => named.get(name) ?? '');
  const isForm = FORM in (requestBody?.content ?? {});
  const sent = isForm ? { raw: await formOf(body as object) } : method !== 'GET' && { body };
  const isSigned = named.has('webhook-signature');
  const headers = {
    'idempotency-key': randomUUID(),
    ...(isSigned && signed(JSON.stringify(body))),
  };
  return send(`${url}${address}?${search}`, { method, token, headers, ...sent });
}

/** A form with a picture; nothing at all in one without fields. */
async function formOf(fields: object): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const image = new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' });
  if (Object.keys(fields).length > 0) form.append('image', image, 'front.jpg');
  return form;
}
