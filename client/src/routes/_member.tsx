import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MemberShell } from '../components/layout/member-shell';
import { notify } from '../components/ui/notify';
import {
  activationStateOptions,
  loadActivationState,
} from '../features/activation-state/activation-state.queries';
import { resumeSession } from '../features/session/resume-session';
import { mayEnterMemberArea } from '../features/session/roles';
import { SessionLoading } from '../features/session/session-loading';
import { SessionLost } from '../features/session/session-lost';
import { session, useSession } from '../lib/session';
import { storage } from '../lib/storage';
import { authTexts } from '../texts/auth';
import { useTexts } from '../texts/define-texts';

const activatedOnly = ['/wallet', '/settings'];

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ location, preload, context: { queryClient } }) => {
    // A link that is merely pointed at must not end or renew a session.
    const lostBecause = preload ? undefined : await resumeSession();
    if (lostBecause !== undefined) return { lostBecause };
    const { roles, phoneNumber } = session.get();
    if (!mayEnterMemberArea(roles)) throw redirect({ to: '/login', search: { from: location.href } });
    if (activatedOnly.includes(location.pathname)) {
      const state = await loadActivationState(queryClient, phoneNumber).catch(() => undefined);
      // Without an answer the page itself says what is wrong.
      if (state && state !== 'INFO_COMPLETED') throw redirect({ to: '/activate' });
    }
    return { lostBecause };
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: SessionLoading,
  component: Member,
});

function Member() {
  const { lostBecause } = Route.useRouteContext();
  const { token, phoneNumber } = useSession();
  const { data: state } = useQuery(activationStateOptions(phoneNumber));
  const router = useRouter();
  const { expired } = useTexts(authTexts);
  useEffect(() => {
    if (token !== null || lostBecause !== undefined) return;
    // The session ended while a page was open: the guard decides anew. Who signs out is not remembered any more.
    const isRemembered = storage.myPhoneNumber !== null;
    if (isRemembered && !storage.persist) notify.warning(expired);
    void router.invalidate();
  }, [token, lostBecause, router, expired]);

  if (lostBecause !== undefined) return <SessionLost message={lostBecause} />;
  return (
    <MemberShell activated={state === undefined || state === 'INFO_COMPLETED'}>
      <Outlet />
    </MemberShell>
  );
}
