import type { ReactNode } from 'react';
import classes from './printable.module.css';

interface PrintableProps {
  /** Of the dialog that shows it, which does not go onto paper. */
  title: string;
  children: ReactNode;
}

/** What goes onto paper. While it is on the page, printing leaves out everything around it. */
export function Printable({ title, children }: PrintableProps) {
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </article>
  );
}
