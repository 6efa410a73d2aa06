import { createFileRoute } from '@tanstack/react-router';
import { PageMain } from '../components/layout/page-main';
import { usePageTitle } from '../lib/use-page-title';
import { useTexts } from '../texts/texts';

export const Route = createFileRoute('/register')({ component: Register });

function Register() {
  const texts = useTexts().auth;
  usePageTitle(texts.registrationTitle);
  return (
    <PageMain narrow>
      <h1>{texts.registrationTitle}</h1>
    </PageMain>
  );
}
