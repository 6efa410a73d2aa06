import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageMain } from '../components/layout/page-main';
import { SignInCard, StaffNote } from '../features/login/sign-in-card';
import { usePageTitle } from '../lib/use-page-title';
import { useTexts } from '../texts/define-texts';
import { loginTexts } from '../texts/login';
import { useLeaveSignedIn } from './use-leave-signed-in';
import { usePartsAhead } from './use-parts-ahead';

const route = getRouteApi('/login');

export default function Login() {
  usePageTitle(useTexts(loginTexts).signInTitle);
  const { from } = route.useSearch();
  const navigate = useNavigate();
  usePartsAhead(from ?? '/dash');
  const enter = () => void navigate({ href: from ?? '/dash', replace: true });
  useLeaveSignedIn(enter);
  return (
    <PageMain narrow>
      <StaffNote />
      <SignInCard onSignedIn={enter} />
    </PageMain>
  );
}
