/** The code that Node and many libraries put on their errors, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Why fetch had no answer: a broken connection has its code on the cause, a timeout has a name. */
export function causeOf(error: unknown): string {
  const { cause, name }: { cause?: unknown; name?: unknown } = Object(error);
  return errorCode(cause) ?? String(name);
}
