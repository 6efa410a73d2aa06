import { Injectable, type LoggerService } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { Settings } from '../config/settings';
import type { AuthenticatedRequest } from './access/access';
import { isOfApi } from './api-path';
import { unescaped } from './unescaped';

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
    'apiKey',
    'accountNumber',
    'identityNumber',
  ].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
];

/** Digits on their own; within an id they stand beside small letters or hyphens. */
const PHONE_IN_PATH = /(?<![a-z\d-])\d{9,}(?![a-z\d-])/g;
/** Who revokes a key may name it whole. */
const KEY_IN_PATH = /(pautang_[a-z]+_[a-z\d]+)_\w+/gi;
/** Whoever has the address of a calendar reads it. */
const CALENDAR_IN_PATH = /(\/calendar\/)[\w-]+/g;
/** What requests are logged at, whatever became of them. */
const REQUEST_LEVEL = 'info';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Structured logs: what the code says through Nest's logger, and a line for each request. */
@Injectable()
export class ServerLog implements LoggerService {
  readonly pino: Logger;

  constructor({ logLevel }: Settings) {
    this.pino = pino({ level: logLevel, redact: { paths: REDACTED_PATHS, censor: '[redacted]' } });
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest's logger gives the context last, and of an error before it the stack. */
  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.at(-1);
    const [stack] = rest.slice(0, -1);
    if (message instanceof Error) this.pino[level]({ context, err: message });
    else if (typeof message === 'object') this.pino[level]({ context, ...message });
    else this.pino[level]({ context, ...(stack !== undefined && { stack }) }, String(message));
  }
}

/**
 * A line for each request of the API, once its answer is sent or its caller has gone, with its id, its caller's, and the
 * code of a refusal; of the request only method and path, never its body or query. Where the level leaves these lines out, nothing is done for them.
 * @param networkHash names the network of an address without telling it
 */
export function logRequests(
  server: FastifyInstance,
  { pino: logger }: ServerLog,
  networkHash: (address: string) => string,
): void {
  if (!logger.isLevelEnabled(REQUEST_LEVEL)) return;
  // Of what stands in these lines nothing needs to be looked for.
  const lines = logger.child({}, { redact: [] });
  server.addHook('onRequest', (request, reply, done) => {
    if (isOfApi(request)) {
      // A caller that has gone has no address any more.
      const { ip } = request;
      reply.raw.once('close', () => logRequest(lines, request, reply, networkHash(ip)));
    }
    done();
  });
}

function logRequest(lines: Logger, request: FastifyRequest, reply: FastifyReply, network: string): void {
  const { statusCode, writableEnded } = reply.raw;
  const req = { ...loggedRequest(request), network };
  const code = refusals.get(request);
  const res = { statusCode, ...(code && { code }) };
  const responseTime = Math.round(reply.elapsedTime);
  if (statusCode < 500) {
    const message = writableEnded ? 'request completed' : 'request aborted';
    lines[REQUEST_LEVEL]({ req, res, responseTime }, message);
  } else {
    const err = { message: `failed with status code ${statusCode}` };
    lines[REQUEST_LEVEL]({ req, res, err, responseTime }, 'request errored');
  }
}

/** With which code requests were refused that have no line yet. */
const refusals = new WeakMap<FastifyRequest, string>();

export function noteRefusal(request: FastifyRequest, code: string): void {
  refusals.set(request, code);
}

/** A request of somebody who was found to be signed in, or has a key, names the account or the key by its id. */
type Asked = FastifyRequest & Partial<Pick<AuthenticatedRequest, 'user'>>;

/** What logs say of a request. */
export function loggedRequest({ id, method, url, user }: Asked) {
  return { id, method, url: loggedPath(url), ...(user && { account: user.accountId }) };
}

/** A path is no place for a phone number or a key, but a caller may still put one there. */
function loggedPath(url: string): string {
  // As the router reads it: whoever escapes a letter of a path hides nothing from who looks for secrets in it.
  return unescaped(url.split('?')[0] ?? '')
    .replace(CALENDAR_IN_PATH, '$1…')
    .replace(PHONE_IN_PATH, '…')
    .replace(KEY_IN_PATH, '$1…');
}
