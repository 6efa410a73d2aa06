import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { startAtTop, useRouteChange } from '../components/layout/route-change';
import { SkipLink } from '../components/layout/skip-link';
import { TopBar } from '../components/layout/top-bar';
import { Toaster } from '../components/ui/toaster';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  useRouteChange(startAtTop);
  return (
    <>
      <SkipLink />
      <TopBar />
      <Outlet />
      <Toaster />
    </>
  );
}
