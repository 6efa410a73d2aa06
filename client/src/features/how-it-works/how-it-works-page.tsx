import { PageMain } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { howItWorksTexts } from '../../texts/how-it-works';

export function HowItWorksPage() {
  const texts = useTexts(howItWorksTexts);
  usePageTitle(texts.pageTitle);
  return (
    <PageMain>
      <h1>{texts.pageTitle}</h1>
    </PageMain>
  );
}
