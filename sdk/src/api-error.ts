import {
  type FieldErrorDto,
  ApiError as GeneratedError,
  type ProblemCode,
  type ProblemDto,
} from './generated';

/** No answer came: the server is down, or the network is. */
export const NO_SERVER_RESPONSE = 'NO_SERVER_RESPONSE';

/** An answer that is no problem of this API, from a proxy say. */
export const UNKNOWN_ERROR = 'UNKNOWN_ERROR';

export type ErrorCode = ProblemCode | typeof NO_SERVER_RESPONSE | typeof UNKNOWN_ERROR;

/** Every call that fails rejects with this. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /** What to switch on. */
    readonly code: ErrorCode,
    /** A sentence for the person. */
    message: string,
    /** The fields that were not valid. */
    readonly fieldErrors: readonly FieldErrorDto[] = [],
    /** The whole answer, with what a code brings along, such as the fresh quote of QUOTE_CHANGED. */
    readonly problem?: ProblemDto & Record<string, unknown>,
  ) {
    super(message);
  }

  /** What is wrong with a field, if anything. */
  fieldError(field: string): string | undefined {
    return this.fieldErrors.find((error) => error.field === field)?.message;
  }
}

/** The error of a call, whatever it was, as an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof GeneratedError)) return new ApiError(0, NO_SERVER_RESPONSE, 'No Server Response');
  const problem: unknown = error.body;
  if (!isProblem(problem))
    return new ApiError(error.status, UNKNOWN_ERROR, error.statusText || 'Unknown error');
  return new ApiError(error.status, problem.code, problem.message, problem.errors, problem);
}

function isProblem(body: unknown): body is ProblemDto & Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
