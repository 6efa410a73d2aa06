import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { PageMain } from '../components/layout/page-main';
import { ownPath } from '../features/session/own-path';
import { resumeSession } from '../features/session/resume-session';
import { mayEnterMemberArea } from '../features/session/roles';
import { SignInCard } from '../features/session/sign-in-card';
import { StaffNote } from '../features/session/staff-note';
import { session } from '../lib/session';
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
  // Back leads through here after registering, and who is signed in needs no form for it.
  beforeLoad: ({ search: { from } }) => {
    if (mayEnterMemberArea(session.get().roles)) throw redirect({ href: from ?? '/dash', replace: true });
  },
  component: Login,
});

function Login() {
  usePageTitle(useTexts(authTexts).signInTitle);
  const { from } = Route.useSearch();
  const navigate = useNavigate();
  const enter = useEffectEvent(() => navigate({ href: from ?? '/dash', replace: true }));
  useEffect(() => {
    let isShown = true;
    // Who is signed in, or can be by the refresh cookie, is not asked to. The form waits meanwhile, as one left it.
    void resumeSession().then(() => {
      if (isShown && mayEnterMemberArea(session.get().roles)) void enter();
    });
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <PageMain narrow>
      <StaffNote />
      <SignInCard onSignedIn={() => void enter()} />
    </PageMain>
  );
}
