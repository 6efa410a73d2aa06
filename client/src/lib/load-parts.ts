import type { AnyRouter } from '@tanstack/react-router';

/** Fetches what a page is made of, without opening it. */
export function loadParts(router: AnyRouter, path: string): void {
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) {
    // What does not arrive now is asked for again by the router, which then says so.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
