import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { notify } from '../../components/ui/notify';
import { contactTexts } from '../../texts/contact';
import { textsNow, useTexts } from '../../texts/define-texts';
import classes from './contact-page.module.css';

const soonMs = 3000;

/** Points to the Loan Assistant, and says that the rest is still to come. */
export function AccountRecovery() {
  const texts = useTexts(contactTexts);
  const [busy, setBusy] = useState(false);
  const recover = async () => {
    setBusy(true);
    const waiting = notify.pending(texts.recovering);
    notify.info(texts.recoveryAdvice);
    await waiting.error(textsNow(contactTexts).recoverySoon, { afterMs: soonMs });
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
    </section>
  );
}
