import { ViewTitle } from '../../components/layout/view-title';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { CheckCircleOutlineRoundedIcon } from '../../components/ui/icons';
import { Note } from '../../components/ui/note';
import { Spinner } from '../../components/ui/spinner';
import { useTexts } from '../../texts/texts';
import classes from './transferring.module.css';

/** Stays for a while after the code was confirmed. */
export function Transferring() {
  const texts = useTexts().wallet;
  return (
    <div className={classes.page}>
      <ViewTitle takesFocus>{texts.transferring}</ViewTitle>
      <Card>
        <div className={classes.state}>
          <Spinner large />
          <p className={classes.text}>{texts.transferringText}</p>
          <Note color="warning">{texts.transferringWarning}</Note>
        </div>
      </Card>
    </div>
  );
}

export function TransferDone({ onContinue }: { onContinue: () => void }) {
  const texts = useTexts().wallet;
  return (
    <div className={classes.page}>
      <ViewTitle takesFocus>{texts.successTitle}</ViewTitle>
      <Card>
        <div className={classes.state}>
          <CheckCircleOutlineRoundedIcon className={classes.sign} />
          <p className={classes.text}>{texts.successText}</p>
          <Button variant="gold" wide onClick={onContinue}>
            {texts.continue}
          </Button>
        </div>
      </Card>
    </div>
  );
}
