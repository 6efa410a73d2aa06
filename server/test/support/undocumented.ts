import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ApiOperation, apiOperations } from './document';

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

/** What a caller may read or has to keep; the others are alike for all. */
const HEADERS: readonly string[] = [
  'content-disposition',
  'location',
  'retry-after',
  'set-cookie',
  'www-authenticate',
  'x-request-id',
];

type Documented = Pick<ApiOperation, 'errors' | 'headers' | 'statuses'>;

let documented: ReadonlyMap<string, Documented> | undefined;

/** Notes each refusal and each header of an operation that the document does not name, as long as the application runs. */
export function undocumentedOf(app: NestFastifyApplication): ReadonlySet<string> {
  documented ??= new Map(
    apiOperations().map((operation) => [
      `${operation.method} ${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      operation,
    ]),
  );
  const found = new Set<string>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async ({ method, routeOptions: { url = '' } }, reply, payload) => {
      const operation = `${method} ${url}`;
      const { errors, headers, statuses } = documented?.get(operation) ?? {};
      const { statusCode: status } = reply;
      const code = status < 400 ? undefined : codeOf(payload);
      const error = `${status} ${code}`;
      if (errors && code && !OF_ALL.includes(code) && !errors.includes(error))
        found.add(`${operation}: ${error}`);
      for (const name of statuses?.includes(String(status)) ? HEADERS : []) {
        if (reply.hasHeader(name) && !headers?.includes(`${status} ${name}`))
          found.add(`${operation}: ${status} with ${name}`);
      }
      return payload;
    });
  return found;
}

function codeOf(payload: unknown): string | undefined {
  return typeof payload === 'string' ? /"code":"([A-Z_]+)"/.exec(payload)?.[1] : undefined;
}
