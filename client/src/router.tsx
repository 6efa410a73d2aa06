import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { NotFound, PageError } from './components/layout/page-instead';
import { routeTree } from './routes/tree';

/** The router of the address bar, or of another history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    defaultNotFoundComponent: NotFound,
    // An unknown path below a member's page is unknown to everybody, and must not ask for a sign-in first.
    notFoundMode: 'root',
    // As the server has it, whose page is taken over.
    caseSensitive: true,
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    // A new page starts at its top (components/layout/route-change.ts); a step or a dialog, opened or left by whichever
    // way, leaves the page where it is.
    scrollRestoration: () => false,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
