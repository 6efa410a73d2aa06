import type { ReactNode } from 'react';
import { ErrorOutlineRoundedIcon } from '../../components/ui/icons/error-outline-rounded';
import classes from './form-parts.module.css';

/** One column on a phone, two above. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** What is wrong, for controls that do not bring a place for it. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.message}>
      <ErrorOutlineRoundedIcon className={classes.messageIcon} />
      <span>{children}</span>
    </p>
  );
}
