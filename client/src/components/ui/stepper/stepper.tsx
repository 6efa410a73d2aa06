import CheckIcon from '~icons/ic/round-check';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './stepper.module.css';

export interface StepperProps {
  names: readonly string[];
  /** The current step, counted from 1; one more than there are names once all are done. */
  current: number;
}

/** Slanted strands, one for each step. On a phone only the numbers are drawn; the names are still read. */
export function Stepper({ names, current }: StepperProps) {
  const texts = useTexts(uiTexts);
  return (
    <ol className={classes.steps}>
      {names.map((name, index) => {
        const step = index + 1;
        const done = step < current;
        const now = step === current;
        return (
          <li
            key={name}
            className={`marked ${classNames(classes.step, done && classes.done, now && classes.now)}`}
            aria-current={now ? 'step' : undefined}
          >
            <span className={classes.strand} aria-hidden>
              <span className={classes.upright}>{done ? <CheckIcon small /> : step}</span>
            </span>
            <span className={classes.name}>
              {name}
              {done && <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
