import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Fetches what a page is made of, without opening it. */
export function loadParts(router: AnyRouter, path: string): void {
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) {
    // What does not arrive now is asked for again by the router, which then says so.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

/** Fetches the member's page that a form leads to, as soon as somebody begins to fill it in. */
export function usePartsAhead(href: string): void {
  const router = useRouter();
  useEffect(() => {
    const load = () => {
      loadParts(router, href.replace(/[?#].*/, ''));
      import('./member-guard').catch(() => undefined);
    };
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [router, href]);
}
