import ortigas from '../../assets/ortigas.svg';
import { Footer } from '../../components/layout/footer';
import { FromConfig } from '../../components/layout/from-config';
import { PageBand } from '../../components/layout/page-band';
import { PageMain } from '../../components/layout/page-main';
import { LinkButton } from '../../components/ui/button/button';
import { usePageTitle } from '../../lib/use-page-title';
import { aboutTexts } from '../../texts/about';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import classes from './about-page.module.css';

export function AboutPage() {
  const texts = useTexts(aboutTexts);
  usePageTitle(texts.pageTitle);
  return (
    <>
      <PageMain bare>
        <PageBand title={texts.headline}>
          <Facts />
        </PageBand>
        <About />
      </PageMain>
      <Footer />
    </>
  );
}

function Facts() {
  const texts = useTexts(aboutTexts);
  return (
    <ul className={classes.facts}>
      <li>
        <span>{texts.established}</span>{' '}
        <b>
          <FromConfig like="0000">{({ established }) => established}</FromConfig>
        </b>
      </li>
      <li>
        <b>
          <FromConfig like="00+">{({ employees }) => employees}</FromConfig>
        </b>{' '}
        <span>{texts.employees}</span>
      </li>
    </ul>
  );
}

function About() {
  const texts = useTexts(aboutTexts);
  const { howItWorks } = useTexts(layoutTexts);
  return (
    <section className={`halves ${classes.about}`}>
      <div className={classes.say}>
        <h2 className={classes.title}>{texts.title}</h2>
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <LinkButton to="/hiw" variant="line">
          {howItWorks}
        </LinkButton>
      </div>
      <figure className={classes.picture}>
        <img src={ortigas} width={640} height={480} alt={texts.picture} />
        <figcaption>{texts.caption}</figcaption>
      </figure>
    </section>
  );
}
