import { useEffect, useState } from 'react';
import { configAnswer } from '../../api/misc';
import { Button } from '../../components/ui/button/button';
import { notify } from '../../components/ui/toaster/notify';
import { useAnswerData } from '../../lib/answer';
import { usePlace } from '../../lib/use-place';
import { contactTexts } from '../../texts/contact';
import { textsNow, useTexts } from '../../texts/define-texts';
import classes from './contact-page.module.css';
import { LazyRecoveryDialog } from './lazy-recovery-dialog';

const soonMs = 3000;

/** Points to the Loan Assistant, and says that the rest is still to come. */
async function tellThatItComesSoon(): Promise<void> {
  const texts = textsNow(contactTexts);
  const waiting = notify.pending(texts.recovering);
  notify.info(texts.recoveryAdvice);
  await waiting.error(textsNow(contactTexts).recoverySoon, { afterMs: soonMs });
}

/** Where recovery is switched on, it is a dialog. */
export function AccountRecovery() {
  const texts = useTexts(contactTexts);
  const [busy, setBusy] = useState(false);
  const { name, open, close } = usePlace('dialog', ['recovery']);
  const isSwitchedOn = useAnswerData(configAnswer)?.features.accountRecovery;
  const isUnknown = name !== undefined && isSwitchedOn === false;
  useEffect(() => {
    if (isUnknown) close();
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
