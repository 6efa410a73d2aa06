// Browsers read a backslash as a slash and skip tabs and line breaks, so '/\t/host' leads to another site.
const pathOfThisSite = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

const signInPath = /^\/login(?=[/?#]|$)/;

/** The path to return to after signing in: only one of this site, and not the sign-in page again. */
export function ownPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !pathOfThisSite.test(from)) return undefined;
  // A browser takes '/.' and '/..' out of a path, and what is left may be another site's, or the sign-in.
  const url = new URL(from, 'http://localhost');
  if (!pathOfThisSite.test(url.pathname) || signInPath.test(url.pathname)) return undefined;
  return withoutLeaving(from, url);
}

/** Who comes back is not asked whether to sign out again, nor shown the menu in which that stood. */
function withoutLeaving(path: string, { pathname, searchParams, hash }: URL): string {
  const isAsked = searchParams.get('dialog') === 'signOut';
  if (!isAsked && !searchParams.has('menu')) return path;
  if (isAsked) searchParams.delete('dialog');
  searchParams.delete('menu');
  const search = searchParams.toString();
  return `${pathname}${search && '?'}${search}${hash}`;
}
