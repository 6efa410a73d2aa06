import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PageMain } from '../components/layout/page-main';
import { ownPath } from '../features/session/own-path';
import { SignInCard } from '../features/session/sign-in-card';
import { StaffNote } from '../features/session/staff-note';
import { usePageTitle } from '../lib/use-page-title';
import { authTexts } from '../texts/auth';
import { useTexts } from '../texts/define-texts';

interface LoginSearch {
  /** The member's page to return to after signing in. */
  from?: string;
}

export const Route = createFileRoute('/login')({
  // Named also when it is refused: what is left out here passes through as it came.
  validateSearch: ({ from }: Record<string, unknown>): LoginSearch => ({ from: ownPath(from) }),
  component: Login,
});

function Login() {
  usePageTitle(useTexts(authTexts).signInTitle);
  const { from } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <PageMain narrow>
      <StaffNote />
      <SignInCard onSignedIn={() => void navigate({ href: from ?? '/dash', replace: true })} />
    </PageMain>
  );
}
