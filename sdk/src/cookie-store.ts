/** Where the refresh cookie is kept outside of a browser, which keeps its own and shows it to nobody. */
export interface CookieStore {
  /** As `name=value`. */
  get(): string | undefined;
  set(cookie: string | undefined): void;
}

export class MemoryCookieStore implements CookieStore {
  private cookie: string | undefined;

  get(): string | undefined {
    return this.cookie;
  }

  set(cookie: string | undefined): void {
    this.cookie = cookie;
  }
}

export const REFRESH_PATH = '/v2/authmember/refresh';

/** The only addresses that the refresh cookie goes to. */
export const COOKIE_PATHS: readonly string[] = [REFRESH_PATH, '/v2/authmember/logout'];

/** Keeps the refresh cookie that an answer sets, or forgets the one that it clears. Browsers do so themselves. */
export function keepCookie(store: CookieStore, { headers }: Response): void {
  const set = headers.getSetCookie?.().map((cookie) => cookie.split(/;\s*/)) ?? [];
  const own = set.filter((parts) => parts.some((part) => part.toLowerCase() === `path=${REFRESH_PATH}`));
  if (own.length === 0) return;
  store.set(own.map(([cookie]) => cookie).findLast((cookie) => cookie && !cookie.endsWith('=')));
}
