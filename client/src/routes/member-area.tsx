import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { activationStateOptions } from '../api/member';
import { queryClient } from '../api/query-client';
import { useSession } from '../api/session';
import { MemberShell } from '../components/layout/member-shell';
import { SessionLost } from '../components/layout/session-lost';
import { notify } from '../components/ui/toaster/notify';
import { isOffline, OfflineScreen } from '../features/offline/offline-screen';
import { errorMessage } from '../lib/error-message';
import { storage } from '../lib/storage';
import { useTexts } from '../texts/define-texts';
import { loginTexts } from '../texts/login';

const route = getRouteApi('/_member');

export default function MemberArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <Member />
    </QueryClientProvider>
  );
}

function Member() {
  const { lost } = route.useRouteContext();
  const { token, phoneNumber } = useSession();
  const { data: state } = useQuery(activationStateOptions(phoneNumber));
  const router = useRouter();
  const { expired } = useTexts(loginTexts);
  useEffect(() => {
    if (token !== null || lost) return;
    // The session ended while a page was open: the guard decides anew. Who signs out is not remembered any more.
    if (storage.myPhoneNumber !== null) notify.warning(expired);
    void router.invalidate();
  }, [token, lost, router, expired]);

  if (lost?.isUnanswered && isOffline()) return <OfflineScreen />;
  if (lost) return <SessionLost message={errorMessage(lost.error)} />;
  return (
    <MemberShell activated={state === undefined || state === 'INFO_COMPLETED'}>
      <Outlet />
    </MemberShell>
  );
}
