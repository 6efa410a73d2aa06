import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { CheckCircleOutlineRoundedIcon } from '../ui/icons/check-circle-outline-rounded';
import { Note } from '../ui/note';
import { Spinner } from '../ui/spinner';
import classes from './outcome.module.css';
import { ViewTitle } from './view-title';

interface WaitingProps {
  title: string;
  text: string;
  warning: string;
}

/** Something is under way; the screen leaves this page by itself. */
export function Waiting({ title, text, warning }: WaitingProps) {
  return (
    <div className={classes.page}>
      <ViewTitle takesFocus>{title}</ViewTitle>
      <Card>
        <div className={classes.state}>
          <Spinner large />
          <p className={classes.text}>{text}</p>
          <Note color="warning">{warning}</Note>
        </div>
      </Card>
    </div>
  );
}

interface SucceededProps {
  title: string;
  text: string;
  action: string;
  onContinue: () => void;
}

/** It has worked; one button leads on. */
export function Succeeded({ title, text, action, onContinue }: SucceededProps) {
  return (
    <div className={classes.page}>
      <ViewTitle takesFocus>{title}</ViewTitle>
      <Card>
        <div className={classes.state}>
          <CheckCircleOutlineRoundedIcon className={classes.sign} />
          <p className={classes.text}>{text}</p>
          <Button variant="gold" wide onClick={onContinue}>
            {action}
          </Button>
        </div>
      </Card>
    </div>
  );
}
