import { PageMain } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { aboutTexts } from '../../texts/about';
import { useTexts } from '../../texts/define-texts';

export function AboutPage() {
  const texts = useTexts(aboutTexts);
  usePageTitle(texts.pageTitle);
  return (
    <PageMain>
      <h1>{texts.pageTitle}</h1>
    </PageMain>
  );
}
