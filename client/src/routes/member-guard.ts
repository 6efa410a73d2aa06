import { redirect } from '@tanstack/react-router';
import { resumedSession } from '../api/auth';
import { loadActivationState } from '../api/member';
import { configAnswer } from '../api/misc';
import { mayEnterMemberArea, session } from '../api/session';
import { askAhead } from './member-queries';

const activatedOnly = ['/wallet', '/loan', '/settings'];

interface Entering {
  readonly location: { readonly pathname: string; readonly href: string; readonly search: object };
  readonly preload: boolean;
}

/** Lets members in, and says why a session that was remembered could not be resumed. @throws a redirect */
export async function enterMemberArea({ location, preload }: Entering) {
  // Most of these pages need it, and it can come while the session is resumed.
  void configAnswer.load();
  // A link that is merely pointed at must not end or renew a session.
  const lost = preload ? undefined : await resumedSession();
  if (lost) return { lost };
  const { roles, phoneNumber } = session.get();
  if (!mayEnterMemberArea(roles)) throw redirect({ to: '/login', search: { from: location.href } });
  // An address that ends in a slash is the same page.
  const path = location.pathname.replace(/\/+$/, '');
  if (!preload && phoneNumber !== null) askAhead(phoneNumber, path, location.search);
  if (activatedOnly.includes(path)) {
    const state = await loadActivationState(phoneNumber).catch(() => undefined);
    // Without an answer the page itself says what is wrong.
    if (state && state !== 'INFO_COMPLETED') throw redirect({ to: '/activate' });
  }
  return { lost };
}

/** Who is activated has nothing to do there. @throws a redirect */
export async function leaveWhenActivated(): Promise<void> {
  // Without an answer the page itself says so, and offers another try.
  const state = await loadActivationState(session.get().phoneNumber).catch(() => undefined);
  if (state === 'INFO_COMPLETED') throw redirect({ to: '/dash', replace: true });
}
