import { useEffect, useId, useState } from 'react';
import { configAnswer } from '../../api/misc';
import { Assistant } from '../../components/assistant/assistant';
import { ContactEmail } from '../../components/layout/from-config';
import { PageBand } from '../../components/layout/page-band';
import { PageMain } from '../../components/layout/page-main';
import { Button } from '../../components/ui/button/button';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { Note } from '../../components/ui/note/note';
import { notify } from '../../components/ui/toaster/notify';
import { useAnswerData } from '../../lib/answer';
import { usePageTitle } from '../../lib/use-page-title';
import { usePlace } from '../../lib/use-place';
import { contactTexts } from '../../texts/contact';
import { textsNow, useTexts } from '../../texts/define-texts';
import { ContactForm } from './contact-form';
import classes from './contact-page.module.css';

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

const soonMs = 3000;

/** Points to the Loan Assistant, and says that the rest is still to come. */
async function tellThatItComesSoon(): Promise<void> {
  const texts = textsNow(contactTexts);
  const waiting = notify.pending(texts.recovering);
  notify.info(texts.recoveryAdvice);
  await waiting.error(textsNow(contactTexts).recoverySoon, { afterMs: soonMs });
}

/** Where recovery is switched on, it is a dialog. */
function AccountRecovery() {
  const texts = useTexts(contactTexts);
  const [busy, setBusy] = useState(false);
  const { name, open, close } = usePlace('dialog', ['recovery']);
  const isSwitchedOn = useAnswerData(configAnswer)?.features.accountRecovery;
  const isUnknown = name !== undefined && isSwitchedOn === false;
  useEffect(() => {
    if (!isUnknown) return;
    close();
    // As who forgot the password and comes from the sign-in.
    notify.info(textsNow(contactTexts).recoveryAdvice);
  }, [isUnknown, close]);
  const recover = async () => {
    setBusy(true);
    await configAnswer.load();
    const isOn = configAnswer.get().data?.features.accountRecovery === true;
    if (isOn) open('recovery');
    else await tellThatItComesSoon();
    setBusy(false);
  };
  return (
    <section>
      <h2>{texts.recoveryTitle}</h2>
      <div className={classes.ruled}>
        <p>{texts.recoveryQuestion}</p>
        <Button variant="line" busy={busy} onClick={() => void recover()}>
          {texts.recover}
        </Button>
      </div>
      {name && isSwitchedOn && <LazyRecoveryDialog onClose={close} />}
    </section>
  );
}

function GetInTouch() {
  const texts = useTexts(contactTexts);
  const noChatId = useId();
  return (
    <section>
      <h2>{texts.touchTitle}</h2>
      <div className={classes.ruled}>
        <Assistant />
        <dl className={classes.ways}>
          <div>
            <dt>{texts.officeHours}</dt>
            <dd>{texts.hours}</dd>
          </div>
          <div>
            <dt>{texts.emailAddress}</dt>
            <dd>
              <ContactEmail />
            </dd>
          </div>
        </dl>
        <div className={classes.chat}>
          <Button aria-disabled aria-describedby={noChatId}>
            {texts.startChat}
          </Button>
          <p id={noChatId} className="remark">
            {texts.noChat}
          </p>
        </div>
        <Note color="warning">{texts.social}</Note>
      </div>
    </section>
  );
}

/** Few who read the page lost their account: the dialog comes when it is asked for. */
const LazyRecoveryDialog = lazyDialog(async () => (await import('./recovery-dialog')).RecoveryDialog);
