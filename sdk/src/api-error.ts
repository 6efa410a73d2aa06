import type { FieldErrorDto, ProblemCode, ProblemDto } from './generated';

/** No answer came: the server is down, or the network is, or a gateway said so in its place. */
export const NO_SERVER_RESPONSE = 'NO_SERVER_RESPONSE';

/** No answer came in time. The server may have done what was asked. */
export const TIMEOUT = 'TIMEOUT';

/** The caller stopped it, by a signal or by `cancel()`. The server may have done what was asked. */
export const ABORTED = 'ABORTED';

/** An answer that is no problem of this API, from a proxy say. */
export const UNKNOWN_ERROR = 'UNKNOWN_ERROR';

/** Nothing was sent: an idempotency key or an API key holds a character that no header takes. */
export const HEADER_INVALID = 'HEADER_INVALID';

export type ErrorCode =
  | ProblemCode
  | typeof NO_SERVER_RESPONSE
  | typeof TIMEOUT
  | typeof ABORTED
  | typeof UNKNOWN_ERROR
  | typeof HEADER_INVALID;

const UNANSWERED: readonly ErrorCode[] = [NO_SERVER_RESPONSE, TIMEOUT, UNKNOWN_ERROR];

/** Every call that fails rejects with this. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The HTTP status, a gateway's too; 0 when no answer came. */
    readonly status: number,
    /** What to switch on. */
    readonly code: ErrorCode,
    /** A sentence for the person. */
    message: string,
    /** The fields that were not valid. */
    readonly fieldErrors: readonly FieldErrorDto[] = [],
    /** The whole answer, with what a code brings along, such as the fresh quote of QUOTE_CHANGED. */
    readonly problem?: ProblemDto & Record<string, unknown>,
    /** How long the server asks to wait before the next try. */
    readonly retryAfterSeconds?: number,
    /** The server's id of the request, to name when asking about it; none where no answer came. */
    readonly requestId?: string,
  ) {
    super(message);
  }

  /**
   * Whether this API itself has said nothing: what was asked may have been done or not. Ask again, with the same
   * Idempotency-Key where there was one.
   */
  get isUnanswered(): boolean {
    return UNANSWERED.includes(this.code);
  }

  /** What is wrong with a field, if anything. */
  fieldError(field: string): string | undefined {
    return this.fieldErrors.find((error) => error.field === field)?.message;
  }
}

/** The error of a call, whatever it was, as an ApiError. Where no answer came, its cause is what the platform said. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return Object.assign(new ApiError(0, NO_SERVER_RESPONSE, 'No Server Response'), { cause: error });
}

export const unsendable = (): ApiError =>
  new ApiError(
    0,
    HEADER_INVALID,
    'The key holds a character that cannot be sent. Take Latin letters and digits.',
  );

export const stopped = (): ApiError => new ApiError(0, ABORTED, 'The call was stopped.');

/** The error that an answer tells. A gateway that cannot reach the server says 502, 504, or 503 in words of its own. */
export function errorOf({ status, statusText, headers }: ResponseHead, body: unknown): ApiError {
  const wait = secondsIn(headers.get('retry-after'));
  const requestId = headers.get('x-request-id') ?? undefined;
  const error = (code: ErrorCode, message: string) =>
    new ApiError(status, code, message, [], undefined, wait, requestId);
  if (isProblem(body) && status !== 502 && status !== 504)
    return new ApiError(status, body.code, body.message, body.errors, body, wait, requestId);
  if (status > 501) return error(NO_SERVER_RESPONSE, 'No Server Response');
  return error(UNKNOWN_ERROR, statusText || 'Unknown error');
}

export interface ResponseHead {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Pick<Headers, 'get'>;
}

function isProblem(body: unknown): body is ProblemDto & Record<string, unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    'code' in body &&
    typeof body.code === 'string'
  );
}

/** Retry-After holds seconds, or a date. */
function secondsIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
