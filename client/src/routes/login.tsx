import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { resumeSession } from '../api/auth';
import { mayEnterMemberArea, session } from '../api/session';
import { PageMain } from '../components/layout/page-main';
import { SignInCard, StaffNote } from '../features/login/sign-in-card';
import { usePageTitle } from '../lib/use-page-title';
import { useTexts } from '../texts/define-texts';
import { loginTexts } from '../texts/login';
import { usePartsAhead } from './use-parts-ahead';

const route = getRouteApi('/login');

export default function Login() {
  usePageTitle(useTexts(loginTexts).signInTitle);
  const { from } = route.useSearch();
  const navigate = useNavigate();
  usePartsAhead(from ?? '/dash');
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
