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
 * for: each comes empty, and names what its program loads. The last one is kept by browsers for when there is no network.
 */
export const MEMBER_PAGES: Readonly<Record<string, string>> = {
  '/dash': 'dash',
  '/wallet': 'wallet',
  '/loan': 'loan',
  '/settings': 'settings',
  '/activate': 'activate',
  '/stop-recovery': 'stop-recovery',
  '/not-me': 'not-me',
  '/offline': 'offline',
};

export const NOT_FOUND_PAGE = 'not-found';
