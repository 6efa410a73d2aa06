import { useEffect, useRef } from 'react';
import ArrowForwardIcon from '~icons/ic/round-arrow-forward';
import ErrorFilledIcon from '~icons/ic/round-error';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';

export interface EmploymentRowProps {
  /** What has been saved, in short. */
  summary: string | undefined;
  /** Something was typed there and not saved. */
  unsaved: boolean;
  /** The server did not accept what has been saved. */
  wrong: boolean;
  /** One has just come back from the step that this row opens. */
  focused: boolean;
  onOpen: () => void;
}

export function EmploymentRow({ summary, unsaved, wrong, focused, onOpen }: EmploymentRowProps) {
  const texts = useTexts(registerTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      type="button"
      ref={button}
      className={classes.row}
      data-wrong={wrong || undefined}
      onClick={onOpen}
    >
      <span>
        <span className={classes.rowLabel}>{texts.employment}</span>
        {wrong ? (
          <span className={classes.rowWrong}>
            <ErrorFilledIcon small />
            {texts.employmentWrong}
          </span>
        ) : (
          <span className={classes.small}>
            {unsaved ? texts.employmentUnsaved : (summary ?? texts.employmentEmpty)}
          </span>
        )}
      </span>
      <ArrowForwardIcon />
    </button>
  );
}
