import type { ReactNode } from 'react';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import classes from './field-message.module.css';

/** What is wrong with a field, below it. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.message}>
      <ErrorOutlineRoundedIcon className={classes.icon} />
      <span>{children}</span>
    </p>
  );
}
