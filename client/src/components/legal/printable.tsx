import type { ReactNode } from 'react';
import classes from './printable.module.css';

/** What goes onto paper. While it is on the page, printing leaves out everything around it. */
export function Printable({ children }: { children: ReactNode }) {
  return <article className={classes.sheet}>{children}</article>;
}
