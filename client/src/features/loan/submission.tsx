import { ViewTitle } from '../../components/layout/view-title';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { CheckCircleOutlineRoundedIcon } from '../../components/ui/icons';
import { Note } from '../../components/ui/note';
import { Spinner } from '../../components/ui/spinner';
import { useTexts } from '../../texts/texts';
import classes from './submission.module.css';

/** The submission page; the screen leaves it by itself. */
export function Submitting() {
  const texts = useTexts().loan;
  return (
    <div className={classes.page}>
      <ViewTitle takesFocus>{texts.submittingTitle}</ViewTitle>
      <Card>
        <div className={classes.state}>
          <Spinner large />
          <p className={classes.text}>{texts.submittingText}</p>
          <Note color="warning">{texts.submittingWarning}</Note>
        </div>
      </Card>
    </div>
  );
}

export function Submitted({ onContinue }: { onContinue: () => void }) {
  const texts = useTexts().loan;
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
