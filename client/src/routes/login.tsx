import { createFileRoute } from '@tanstack/react-router';
import { PageMain } from '../components/layout/page-main';
import { usePageTitle } from '../lib/use-page-title';
import { useTexts } from '../texts/texts';

interface LoginSearch {
  /** The member's page to return to after signing in. */
  from?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search.from === 'string' ? { from: search.from } : {},
  component: Login,
});

function Login() {
  const texts = useTexts().auth;
  usePageTitle(texts.signInTitle);
  return (
    <PageMain narrow>
      <h1>{texts.signInTitle}</h1>
    </PageMain>
  );
}
