import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiOperations } from './document';

/** What any operation may answer: the document says so in its introduction. */
const OF_ALL: readonly string[] = [
  'INTERNAL_ERROR',
  'MALFORMED_REQUEST',
  'METHOD_NOT_ALLOWED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNSUPPORTED_MEDIA_TYPE',
];

let documented: ReadonlyMap<string, readonly string[]> | undefined;

/** Notes each refusal of an operation that the document does not name, as long as the application runs. */
export function undocumentedOf(app: NestFastifyApplication): ReadonlySet<string> {
  documented ??= new Map(
    apiOperations().map(({ method, path, errors }) => [
      `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      errors,
    ]),
  );
  const found = new Set<string>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async ({ method, routeOptions: { url = '' } }, reply, payload) => {
      const operation = `${method} ${url}`;
      const errors = documented?.get(operation);
      const code = reply.statusCode < 400 ? undefined : codeOf(payload);
      const error = `${reply.statusCode} ${code}`;
      if (errors && code && !OF_ALL.includes(code) && !errors.includes(error))
        found.add(`${operation}: ${error}`);
      return payload;
    });
  return found;
}

function codeOf(payload: unknown): string | undefined {
  return typeof payload === 'string' ? /"code":"([A-Z_]+)"/.exec(payload)?.[1] : undefined;
}
