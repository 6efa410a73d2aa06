import { errorCode } from './error-code';

/** What of an error may go to a log: not the parameters of a failed query, which are members' data. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    code: errorCode(error),
    stack,
    ...(cause !== undefined && { cause: loggable(cause) }),
  };
}
