import './theme/tokens.css';
import './theme/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { followOtherTabs } from './lib/session';
import { typedBefore } from './lib/typed-before';
import { createAppRouter } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

followOtherTabs();

const router = createAppRouter();
if (root.hasChildNodes()) {
  // The page was rendered at build. Its route is loaded first, so that the first render is what stands there.
  await router.load();
  // Without it the router would put a boundary around the page, which what was rendered at build does not have.
  router.ssr = { manifest: undefined };
  const typeAgain = typedBefore(root);
  hydrateRoot(root, <App router={router} />);
  typeAgain();
} else {
  // A member's page comes empty. Its parts are fetched while the session is resumed, not after it.
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  for (const route of routes) {
    // What does not arrive now is asked for again by the router, which then says so.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
  createRoot(root).render(<App router={router} />);
}
