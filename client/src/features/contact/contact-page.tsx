import { PageBand } from '../../components/layout/page-band';
import { PageMain } from '../../components/layout/page-main';
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
      <PageBand half title={texts.banner} lead={texts.lead} />
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
