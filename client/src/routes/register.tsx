import { useNavigate } from '@tanstack/react-router';
import { PageMain } from '../components/layout/page-main';
import { signIn } from '../features/login/sign-in';
import { RegistrationCard } from '../features/register/registration-card';
import { storage } from '../lib/storage';
import { useIsShown } from '../lib/use-is-shown';
import { usePageTitle } from '../lib/use-page-title';
import { useTexts } from '../texts/define-texts';
import { registerTexts } from '../texts/register';
import { useLeaveSignedIn } from './use-leave-signed-in';
import { usePartsAhead } from './use-parts-ahead';

export default function Register() {
  usePageTitle(useTexts(registerTexts).title);
  const navigate = useNavigate();
  usePartsAhead('/dash');
  const isShown = useIsShown();
  useLeaveSignedIn(() => void navigate({ to: '/dash', replace: true }));
  const enter = async (phoneNumber: string, password: string) => {
    const attempt = signIn({ phoneNumber, password, persist: storage.persist });
    const signedIn = await attempt.then(
      () => true,
      () => false,
    );
    // The account exists by now, so whatever went wrong, signing in is what is left to do.
    if (isShown()) await navigate({ to: signedIn ? '/dash' : '/login', replace: true });
  };
  return (
    <PageMain narrow>
      <RegistrationCard onRegistered={enter} />
    </PageMain>
  );
}
