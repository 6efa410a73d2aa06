import { type DynamicModule, RequestMethod } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Settings } from '../config/settings';

/** Where phone numbers, tokens, passwords and codes could stand, if a body or header were ever logged. */
const REDACTED_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["idempotency-key"]',
  'res.headers["set-cookie"]',
  ...[
    'phoneNumber',
    'password',
    'newPassword',
    'currentPassword',
    'oTP',
    'accountNumber',
    'identityNumber',
  ].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
];

/** Structured logs with the request's id; of a request only method and path, never its body or query. */
export function requestLogging({ logLevel }: Settings): DynamicModule {
  return LoggerModule.forRoot({
    forRoutes: [{ path: '{*path}', method: RequestMethod.ALL }],
    pinoHttp: {
      level: logLevel,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
      serializers: {
        req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
          id,
          method,
          url: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  });
}
