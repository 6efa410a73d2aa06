import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { mayEnterMemberArea, session } from '../api/session';
import { SessionLoading } from '../components/layout/page-instead';
import { ownPath } from '../lib/own-path';
import { placeSearch } from '../lib/places';
import { withParts } from '../lib/sleeping';
import { withTexts } from '../texts/define-texts';
import { Root } from './root';

type Pages = typeof import('./pages');

/** What the landing page does without until somebody is there. */
export const pages = (): Promise<Pages> => import('./pages');

/** For a lost part the router loads the whole page anew, which without a network the browser has nothing to show for. */
const stayWithoutNetwork = (cause: unknown): never => {
  throw navigator.onLine ? cause : new Error('There is no network', { cause });
};

/** A page with its texts, once it is opened. */
const lazily = (load: (all: Pages) => Promise<ComponentType>) =>
  lazyRouteComponent(async () => ({
    default: await withTexts(pages().then(load)).catch(stayWithoutNetwork),
  }));

const guard = async () => (await pages()).memberGuard();

const root = createRootRoute({ validateSearch: placeSearch, component: Root });

const page = { getParentRoute: () => root };

const home = createRoute({
  ...page,
  path: '/',
  component: lazyRouteComponent(
    () => withParts(withTexts(import('../features/landing/landing-page'))).catch(stayWithoutNetwork),
    'LandingPage',
  ),
});
const about = createRoute({
  ...page,
  path: '/about',
  component: lazily((all) => all.about()),
});
const contact = createRoute({
  ...page,
  path: '/contact',
  component: lazily((all) => all.contact()),
});
const howItWorks = createRoute({
  ...page,
  path: '/hiw',
  component: lazily((all) => all.howItWorks()),
});
const stopRecovery = createRoute({
  ...page,
  path: '/stop-recovery',
  component: lazily((all) => all.stopRecovery()),
});
const notMe = createRoute({
  ...page,
  path: '/not-me',
  component: lazily((all) => all.notMe()),
});

/** What the browser keeps for when there is no network stands in another page's place. Who asks for it by name wants in. */
const offline = createRoute({
  ...page,
  path: '/offline',
  beforeLoad: () => {
    throw redirect({ to: session.mayResume() ? '/dash' : '/', replace: true });
  },
});

interface LoginSearch {
  /** The member's page to return to after signing in. */
  from?: string;
}

const login = createRoute({
  ...page,
  path: '/login',
  // Named also when it is refused: what is left out here passes through as it came.
  validateSearch: ({ from }: Record<string, unknown>): LoginSearch => ({ from: ownPath(from) }),
  // Back leads through here after registering, and who is signed in needs no form for it.
  beforeLoad: ({ search: { from } }) => {
    if (mayEnterMemberArea(session.get().roles)) throw redirect({ href: from ?? '/dash', replace: true });
  },
  component: lazily((all) => all.login()),
});

const register = createRoute({
  ...page,
  path: '/register',
  // Back leads through here after registering, and who is signed in needs no account.
  beforeLoad: ({ cause }) => {
    const isMember = mayEnterMemberArea(session.get().roles);
    if (isMember && cause !== 'stay') throw redirect({ to: '/dash', replace: true });
  },
  component: lazily((all) => all.register()),
});

const member = createRoute({
  ...page,
  id: '_member',
  beforeLoad: async (entering) => (await guard()).enterMemberArea(entering),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: SessionLoading,
  component: lazily((all) => all.memberArea()),
});

const memberPage = { getParentRoute: () => member };

const activate = createRoute({
  ...memberPage,
  path: '/activate',
  beforeLoad: async ({ context: { lost }, cause }) => {
    // From one step to the next, and to the registered state after the last.
    if (lost || cause === 'stay') return;
    await (await guard()).leaveWhenActivated();
  },
  component: lazily((all) => all.activate()),
});

const dash = createRoute({
  ...memberPage,
  path: '/dash',
  component: lazily((all) => all.dash()),
});

interface LoanSearch {
  /** An earlier loan, by its number. */
  number?: string;
  view?: 'statement';
}

const loanNumber = /^LN\d{8,}$/;

const loan = createRoute({
  ...memberPage,
  path: '/loan',
  // Named also when it is refused: what is left out here passes through as it came.
  validateSearch: ({ number, view }: Record<string, unknown>): LoanSearch => ({
    number: typeof number === 'string' && loanNumber.test(number) ? number : undefined,
    view: view === 'statement' ? view : undefined,
  }),
  component: lazily((all) => all.loan()),
});

const settings = createRoute({
  ...memberPage,
  path: '/settings',
  component: lazily((all) => all.settings()),
});

const wallet = createRoute({
  ...memberPage,
  path: '/wallet',
  component: lazily((all) => all.wallet()),
});

/** Every page's address, and who may open it; the page itself is loaded when it is opened. */
export const routeTree = root.addChildren([
  home,
  about,
  contact,
  howItWorks,
  stopRecovery,
  notMe,
  offline,
  login,
  register,
  member.addChildren([activate, dash, loan, settings, wallet]),
]);
