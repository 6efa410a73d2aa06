import { createRouter } from '@tanstack/react-router';
import { NotFound } from './components/layout/not-found';
import { PageError } from './components/layout/page-error';
import { queryClient } from './lib/query-client';
import { routeTree } from './routeTree.gen';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultNotFoundComponent: NotFound,
  // An unknown path below a member's page is unknown to everybody, and must not ask for a sign-in first.
  notFoundMode: 'root',
  defaultErrorComponent: PageError,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
