import { PageMain } from '../../components/layout/page-main';
import { Sleeping, SleepingPart } from '../../lib/sleeping';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import { Hero } from './hero';

const offer = new SleepingPart(async () => (await import('./landing-parts')).Offer);
const footer = new SleepingPart(async () => (await import('./landing-parts')).LandingFooter);

export function LandingPage() {
  usePageTitle(useTexts(landingTexts).pageTitle);
  return (
    <>
      <PageMain bare>
        <Hero />
        <Sleeping part={offer} />
      </PageMain>
      <Sleeping part={footer} />
    </>
  );
}
