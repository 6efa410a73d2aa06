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
    'phoneOtp',
    'recoveryCode',
    'invitationCode',
    'accountNumber',
    'identityNumber',
  ].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
];

/** Digits on their own; within an id they stand beside small letters or hyphens. */
const PHONE_IN_PATH = /(?<![a-z\d-])\d{9,}(?![a-z\d-])/g;

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
          url: loggedPath(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  });
}

/** A path is no place for a phone number, but a caller may still put one there. */
function loggedPath(url: string): string | undefined {
  return url.split('?')[0]?.replace(PHONE_IN_PATH, '…');
}
