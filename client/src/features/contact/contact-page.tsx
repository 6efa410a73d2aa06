import { PageMain } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';

export function ContactPage() {
  const texts = useTexts(contactTexts);
  usePageTitle(texts.pageTitle);
  return (
    <PageMain>
      <h1>{texts.pageTitle}</h1>
    </PageMain>
  );
}
