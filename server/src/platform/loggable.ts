/** What of an error may go to a log: not the parameters of a failed query, which are members' data. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, message: error.message, code, stack: error.stack };
}
