import { Footer } from '../../components/layout/footer';
import { PageMain } from '../../components/layout/page-main';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import { Calculator } from './calculator';
import { Example } from './example';
import { Footnotes } from './footnotes';
import { Hero } from './hero';
import { Reasons } from './reasons';

export function LandingPage() {
  usePageTitle(useTexts(landingTexts).pageTitle);
  return (
    <>
      <PageMain bare>
        <Hero />
        <Calculator />
        <Reasons />
        <Example />
      </PageMain>
      <Footer>
        <Footnotes />
      </Footer>
    </>
  );
}
