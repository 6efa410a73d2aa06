export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** What a token says of whom it is for, and when it was made, in seconds since 1970. */
export interface Addressed {
  readonly aud?: unknown;
  readonly iat?: unknown;
}

/**
 * Whether a token is for this installation. Servers of a version before address none: what they make while they are
 * replaced, and what they made, goes on until it runs out.
 * @param lastUnaddressed after this moment no token is made without an audience
 */
export function isFor({ aud, iat }: Addressed, audience: string, lastUnaddressed: Date): boolean {
  if (aud === undefined) return typeof iat === 'number' && iat * 1000 <= lastUnaddressed.getTime();
  return aud === audience;
}
