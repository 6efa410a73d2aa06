import CheckCircleOutlineRoundedIcon from '~icons/ic/round-check-circle-outline';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import QueryBuilderRoundedIcon from '~icons/ic/round-query-builder';
import { Button } from '../ui/button/button';
import { Card } from '../ui/card/card';
import { Note } from '../ui/note/note';
import { Spinner } from '../ui/spinner/spinner';
import classes from './outcome.module.css';
import { ViewTitle } from './page-main';

interface WaitingProps {
  title: string;
  text: string;
  warning: string;
}

/** Something is under way; the screen leaves this page by itself. */
export function Waiting({ title, text, warning }: WaitingProps) {
  return (
    <div className={`stack-wide ${classes.page}`}>
      <ViewTitle takesFocus>{title}</ViewTitle>
      <Card>
        <div className="stack-wide">
          <Spinner large />
          <p className="large">{text}</p>
          <Note color="warning">{warning}</Note>
        </div>
      </Card>
    </div>
  );
}

interface OutcomeProps {
  title: string;
  text: string;
  action: string;
  onContinue: () => void;
}

/** It has worked; one button leads on. */
export function Succeeded(props: OutcomeProps) {
  return <Ended {...props} color="success" />;
}

const signs = {
  info: QueryBuilderRoundedIcon,
  success: CheckCircleOutlineRoundedIcon,
  danger: ErrorOutlineRoundedIcon,
};

interface EndedProps extends OutcomeProps {
  color: keyof typeof signs;
}

/** What came of it, or how far it is; one button leads on. */
export function Ended({ title, text, action, onContinue, color }: EndedProps) {
  const Sign = signs[color];
  return (
    <div className={`stack-wide ${classes.page}`}>
      <ViewTitle takesFocus>{title}</ViewTitle>
      <Card>
        <div className="stack-wide">
          <Sign className={classes.sign} data-color={color} />
          <p className="large">{text}</p>
          <Button variant="gold" wide onClick={onContinue}>
            {action}
          </Button>
        </div>
      </Card>
    </div>
  );
}
