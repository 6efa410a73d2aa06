import { currentLanguage, firstLanguage } from './lib/language';
import { loadTexts } from './texts/define-texts';
import './theme/tokens.css';
import './theme/global.css';
import './theme/utilities.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configAnswer } from './api/misc';
import { followOtherTabs, session } from './api/session';
import { loadParts } from './lib/load-parts';
import { openAnew } from './lib/open-anew';
import { sleepUntilSomebodyComes } from './lib/sleeping';
import { tabStorage } from './lib/storage';
import { followTheme } from './lib/theme';
import { pressedBefore, typedBefore } from './lib/waking-up';
import { App, createAppRouter } from './router';
import { pages } from './routes/tree';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const againMs = 2000;

followOtherTabs();
followTheme();
recoverLostStyles();

const router = createAppRouter();

/** Of members alone: who never signed in here does without. */
const loadAuth = () => import('./api/auth');

/** Styles that were lost on the way are asked for again: otherwise their page would stay bare for as long as it is open. */
function recoverLostStyles(): void {
  const recover = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), againMs);
  };
  // Such errors do not bubble.
  document.addEventListener('error', recover, { capture: true });
}

/** From here on the page says by itself what is missing. */
const isThere = () => document.getElementById('asleep')?.remove();

/** Not awaited by this module: the route's part imports what stands in the same file, and would wait for its end. */
async function wakeUp(page: HTMLElement): Promise<void> {
  // Its route is loaded first, so that the first render is what was rendered at build.
  await router.load();
  await Promise.all([loadTexts(firstLanguage()), loadTexts(currentLanguage())]);
  // Without it the router would put a boundary around the page, which what was rendered at build does not have.
  router.ssr = { manifest: undefined };
  const typeAgain = typedBefore(page);
  const pressAgain = pressedBefore();
  // In slices, so that the page can be scrolled and pressed meanwhile.
  startTransition(() => void hydrateRoot(page, <App router={router} />));
  typeAgain();
  pressAgain();
  isThere();
}

/** Of a page that came with its figures, and so can be read whole. */
function takeWhatCameAlong(): void {
  const config = document.getElementById('config')?.textContent;
  if (!config) return;
  configAnswer.know(JSON.parse(config));
  const isAskedFor = new URLSearchParams(window.location.search).has('reading');
  if (isAskedFor || tabStorage.holdsChoice()) return;
  // What one opens from here is not waited for twice.
  sleepUntilSomebodyComes()
    .then(pages)
    .catch(() => undefined);
}

if (root.hasChildNodes()) {
  takeWhatCameAlong();
  wakeUp(root).catch(openAnew);
  // A member is one on the public pages too. Nothing is asked of who never signed in here, and nothing is said.
  if (session.mayResume())
    void loadAuth().then(
      ({ resumeSession }) => resumeSession(),
      () => undefined,
    );
} else {
  // A member's page comes empty. Its parts are fetched while the session is resumed, not after it.
  void loadAuth().then(
    ({ resumeAhead }) => resumeAhead(),
    () => undefined,
  );
  loadParts(router, window.location.pathname);
  const page = createRoot(root);
  loadTexts(currentLanguage())
    .then(() => {
      startTransition(() => page.render(<App router={router} />));
      isThere();
    })
    .catch(openAnew);
}
