import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  HttpStatus,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryFailedError } from 'typeorm';
import { CommitUncertain, DatabaseBusy, failureOf } from '../database/failures';
import { languageOf } from '../language/language-of';
import { inLanguage } from '../language/sentence';
import { loggable } from '../loggable';
import { loggedRequest, noteRefusal } from '../logging';
import { isOnlyReading } from '../only-reads';
import {
  InternalError,
  MalformedRequest,
  MethodNotAllowed,
  NotFound,
  OutcomeUnknown,
  PayloadTooLarge,
  ServiceBusy,
  TooManyRequests,
  UnsupportedMediaType,
} from './common.errors';
import { Problem, type ProblemClass } from './problem';
import { retryAfter } from './retry-after';

const BY_STATUS: Readonly<Record<number, ProblemClass>> = {
  400: MalformedRequest,
  404: NotFound,
  405: MethodNotAllowed,
  413: PayloadTooLarge,
  415: UnsupportedMediaType,
  429: TooManyRequests,
};

const SOON = retryAfter(2);
/** Which every 401 names (RFC 9110, section 11.6.1); some clients read none without it. */
const SCHEME = { 'www-authenticate': 'Bearer' };
const MOST_READ_BYTES = 32 * 1024 * 1024;

/** Answers every error as RFC 9457 problem details; what was not foreseen is logged and told to nobody. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const request = http.getRequest<FastifyRequest>();
    sendProblem(this.toProblem(error, request), request, reply);
  }

  private toProblem(error: unknown, request: FastifyRequest): Problem {
    const problem = knownProblem(error);
    // A failure of ours that was foreseen still has a reason, which stands here under the id that its answer names.
    if (problem?.cause) this.logger.warn({ req: loggedRequest(request), ...loggable(problem.cause) });
    if (problem) return problem;
    // That somebody went away is no failure, and has its line among the requests.
    if (!isOfHangingUp(error, request))
      this.logger.error({ req: loggedRequest(request), ...loggable(error) });
    return databaseProblem(error, isOnlyReading(request)) ?? new InternalError();
  }
}

/** The problem that an error of ours, of Nest or of Fastify stands for; undefined for an unforeseen one. */
function knownProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return new (BY_STATUS[status] ?? MalformedRequest)();
}

/** Whether it is but an answer that was cut off, since its caller went away. */
const isOfHangingUp = (error: unknown, { socket }: FastifyRequest): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed;

/** What the database could not do, in true words. Within a transaction it is known what became of the whole of it. */
function databaseProblem(error: unknown, isOnlyAsked: boolean): Problem | undefined {
  if (error instanceof DatabaseBusy) return new ServiceBusy(SOON);
  if (error instanceof CommitUncertain) return isOnlyAsked ? new ServiceBusy(SOON) : new OutcomeUnknown(SOON);
  const failure = failureOf(error);
  if (failure === undefined) return undefined;
  const isReading = isOnlyAsked || (error instanceof QueryFailedError && /^\s*SELECT\b/i.test(error.query));
  return failure === 'lost' && !isReading ? new OutcomeUnknown(SOON) : new ServiceBusy(SOON);
}

/** Writes a problem as the answer, in the caller's language. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  const { errors, extensions, headers } = problem.details;
  const language = languageOf(request);
  const detail = inLanguage(language, problem.details.detail);
  noteRefusal(request, problem.code);
  // Whoever is still sending would lose the answer together with the connection: the rest is read and thrown away, where it ends.
  const isRead = Number(request.headers['content-length']) <= MOST_READ_BYTES;
  void reply
    .code(problem.getStatus())
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      vary: 'Accept-Language',
      ...(problem.getStatus() === HttpStatus.UNAUTHORIZED && SCHEME),
      ...(problem.getStatus() === HttpStatus.SERVICE_UNAVAILABLE && SOON.headers),
      ...(problem.getStatus() === HttpStatus.PAYLOAD_TOO_LARGE && isRead && { connection: 'keep-alive' }),
      ...headers,
    })
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: inLanguage(language, problem.title),
        status: problem.getStatus(),
        detail,
        instance: request.url.split('?')[0],
        message: detail,
        code: problem.code,
        ...(problem.getStatus() >= 500 && { requestId: request.id }),
        ...(errors && {
          errors: errors.map(({ field, message }) => ({ field, message: inLanguage(language, message) })),
        }),
        ...extensions,
      }),
    );
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
