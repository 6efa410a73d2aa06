import { PageMain } from '../../components/layout/page-main';
import { Mat, Selvedge } from '../../components/ui/mat';
import { usePageTitle } from '../../lib/use-page-title';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';
import { AccountRecovery } from './account-recovery';
import { ContactForm } from './contact-form';
import classes from './contact-page.module.css';
import { GetInTouch } from './get-in-touch';

export function ContactPage() {
  const texts = useTexts(contactTexts);
  usePageTitle(texts.pageTitle);
  return (
    <PageMain bare>
      <div className={classes.hero} data-ground="deep">
        <Mat night className={classes.mat} />
        <div className={classes.wrap}>
          <h1 className={classes.banner}>{texts.banner}</h1>
          <p className={classes.lead}>{texts.lead}</p>
        </div>
      </div>
      <Selvedge />
      <div className={classes.columns}>
        <div className={classes.sections}>
          <AccountRecovery />
          <GetInTouch />
        </div>
        <ContactForm />
      </div>
    </PageMain>
  );
}
