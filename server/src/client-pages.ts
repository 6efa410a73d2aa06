/** Pages for everybody, rendered at build under pages/<language>/, by their address. */
export const PUBLIC_PAGES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/hiw': 'hiw',
  '/about': 'about',
  '/contact': 'contact',
  '/login': 'login',
  '/register': 'register',
};

/**
 * Pages of members, and of links in messages to them, which show nothing before the client knows who is there and what
 * for: one empty page serves all.
 */
export const MEMBER_PATHS: readonly string[] = [
  '/dash',
  '/wallet',
  '/loan',
  '/settings',
  '/activate',
  '/stop-recovery',
];

export const NOT_FOUND_PAGE = 'not-found';
