import { PageMain } from '../../components/layout/page-main';
import { LinkButton } from '../../components/ui/button';
import { Mat, Selvedge } from '../../components/ui/mat';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { startTexts } from '../../texts/start';
import classes from './start-page.module.css';

export function StartPage() {
  const texts = useTexts(startTexts);
  usePageTitle(texts.pageTitle);
  return (
    <PageMain bare>
      <section className={classes.intro} data-ground="deep">
        <Mat night className={classes.mat} />
        <div className={classes.wrap}>
          <div className={classes.say}>
            <h1 className={classes.headline}>{texts.headline}</h1>
            <p className={classes.lead}>{texts.lead}</p>
            <div className={classes.actions}>
              <LinkButton to="/register" variant="gold">
                {texts.register}
              </LinkButton>
              <LinkButton to="/login" variant="line" className={classes.login}>
                {texts.login}
              </LinkButton>
            </div>
          </div>
        </div>
      </section>
      <Selvedge />
      <section className={classes.way}>
        <h2>{texts.stepsTitle}</h2>
        <ol className={classes.steps}>
          {texts.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className={classes.disclosure}>{texts.disclosure}</p>
      </section>
    </PageMain>
  );
}
