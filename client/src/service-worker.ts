import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { quiet } from './lib/quiet';

/** Written by scripts/service-worker.mjs: the program with its styles and letters, and the page that comes empty. */
declare const KEPT_FILES: PrecacheEntry[];

/** A gateway whose server is away. */
const awayStatuses = [502, 503, 504];

/**
 * A network that wants one to sign in, or a gateway, may send a page of its own in the place of anything, as if all were well.
 * Kept, it would stand there for as long as that file is: so nothing is kept until all can be.
 */
async function isOwn(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  return !isPage || (await answer.clone().text()).includes('name="kept-page"');
}

// What the API answers is never kept: it is asked of the network as if nothing stood between. A new version waits until
// no page of the old one is open, so that those find their parts; whoever enters anew gets the new one all the same.
cleanupOutdatedCaches();
addPlugins([
  {
    cacheWillUpdate: async ({ response }) => ((await isOwn(response)) ? response : null),
    // An earlier version kept such pages: what it kept wrongly is fetched anew.
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && (await isOwn(cachedResponse)) ? cachedResponse : null,
    requestWillFetch: async ({ request, event }) => {
      // What a page wants now waits for nothing.
      if (event?.type !== 'install') return request;
      await quiet();
      return new Request(request, { priority: 'low' });
    },
  },
]);
enableNavigationPreload();
precacheAndRoute(KEPT_FILES, { cleanURLs: false });

// A phone that believes in its network waits for minutes where nothing answers.
const network = new NetworkOnly({ networkTimeoutSeconds: 10 });

/**
 * A page is the server's, in the language and theme that it chooses; without an answer, or one in time, the empty one opens
 * the app.
 */
const openPage = new NavigationRoute(
  async (options) => {
    const answer = await network.handle(options).catch(() => undefined);
    if (answer && !awayStatuses.includes(answer.status)) return answer;
    return (await matchPrecache('/offline')) ?? answer ?? Response.error();
  },
  { denylist: [/^\/(v2|docs|openapi\.json)(\/|$)/] },
);
registerRoute(openPage);
