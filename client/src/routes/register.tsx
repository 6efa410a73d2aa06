import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { PageMain } from '../components/layout/page-main';
import { RegistrationCard } from '../features/registration/registration-card';
import { mayEnterMemberArea } from '../features/session/roles';
import { useSignIn } from '../features/session/use-sign-in';
import { session } from '../lib/session';
import { storage } from '../lib/storage';
import { useIsShown } from '../lib/use-is-shown';
import { usePageTitle } from '../lib/use-page-title';
import { useTexts } from '../texts/define-texts';
import { registrationTexts } from '../texts/registration';

export const Route = createFileRoute('/register')({
  // Back leads through here after registering, and who is signed in needs no account.
  beforeLoad: ({ cause }) => {
    const isMember = mayEnterMemberArea(session.get().roles);
    if (isMember && cause !== 'stay') throw redirect({ to: '/dash', replace: true });
  },
  component: Register,
});

function Register() {
  usePageTitle(useTexts(registrationTexts).title);
  const { signIn } = useSignIn();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const enter = async (phoneNumber: string, password: string) => {
    const signedIn = await signIn({ phoneNumber, password, persist: storage.persist });
    // The account exists by now, so whatever went wrong, signing in is what is left to do.
    if (isShown()) await navigate({ to: signedIn ? '/dash' : '/login', replace: true });
  };
  return (
    <PageMain narrow>
      <RegistrationCard onRegistered={enter} />
    </PageMain>
  );
}
