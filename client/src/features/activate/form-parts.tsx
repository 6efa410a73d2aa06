import type { ReactNode } from 'react';
import classes from './form-parts.module.css';

/** One column on a phone, two above. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
