import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { activationStateOptions } from '../api/member';
import { queryClient } from '../api/query-client';
import { session, sessionEnd, useSession } from '../api/session';
import { MemberShell } from '../components/layout/member-shell';
import { PageMain } from '../components/layout/page-main';
import { notify } from '../components/ui/toaster/notify';
import { isOffline, OfflineScreen } from '../features/offline/offline-screen';
import { errorMessage } from '../lib/error-message';
import { currentLanguage, rememberedLanguage, setLanguage } from '../lib/language';
import { storage } from '../lib/storage';
import { loadChosenTexts, useTexts, withTexts } from '../texts/define-texts';
import { loginTexts } from '../texts/login';
import { uiTexts } from '../texts/ui';

const route = getRouteApi('/_member');

/** Who comes back to this tab may have chosen another language beside it. Of members alone: a first visit does without. */
document.addEventListener('visibilitychange', () => {
  const language = rememberedLanguage();
  if (language === currentLanguage()) return;
  loadChosenTexts(language).then(
    (isLast) => isLast && setLanguage(language),
    () => undefined,
  );
});

export default function MemberArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <Member />
    </QueryClientProvider>
  );
}

const whatFollows = [
  () => withTexts<unknown>(import('../features/wallet/sending')),
  () => withTexts<unknown>(import('../features/loan/later')),
];

function Member() {
  const { lost } = route.useRouteContext();
  const { token, phoneNumber } = useSession();
  const { data: state } = useQuery(activationStateOptions(phoneNumber));
  const router = useRouter();
  const { expired, taken } = useTexts(loginTexts);
  useEffect(() => {
    if (token !== null || lost) return;
    // The session ended while a page was open: the guard decides anew. Who signs out is not remembered any more.
    if (storage.myPhoneNumber !== null)
      notify.warning(sessionEnd.words?.() ?? (session.isTaken() ? taken : expired));
    sessionEnd.words = undefined;
    void router.invalidate();
  }, [token, lost, router, expired, taken]);

  if (lost?.isUnanswered && isOffline()) return <OfflineScreen />;
  if (lost) return <SessionLost message={errorMessage(lost.error)} />;
  return (
    <MemberShell whatFollows={whatFollows} activated={state === undefined || state === 'INFO_COMPLETED'}>
      <Outlet />
    </MemberShell>
  );
}

const redirectDelay = 1500;

interface SessionLostProps {
  message: string;
}

/** Says why the member is not signed in again, and goes home; from there back, where another try may help. */
function SessionLost({ message }: SessionLostProps) {
  const texts = useTexts(loginTexts);
  const { tryAgain } = useTexts(uiTexts);
  const navigate = useNavigate();
  const { href } = useLocation();
  const leave = useEffectEvent(() => {
    void navigate({ to: '/', replace: true });
    const run = () => void navigate({ href });
    if (storage.hasSession) notify.error(message, { action: { label: tryAgain, run } });
  });
  useEffect(() => {
    const timer = setTimeout(() => leave(), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PageMain narrow>
      <div role="alert">
        <h1>{message}</h1>
        <p>{texts.redirecting}</p>
      </div>
    </PageMain>
  );
}
