// Browsers read a backslash as a slash and skip tabs and line breaks, so '/\t/host' leads to another site.
const pathOfThisSite = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

const signInPath = /^\/login(?=[/?#]|$)/;

/** The path to return to after signing in: only one of this site, and not the sign-in page again. */
export function ownPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !pathOfThisSite.test(from) || signInPath.test(from)) return undefined;
  return from;
}
