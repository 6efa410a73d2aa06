import type { ReactNode } from 'react';
import classes from './movement-line.module.css';

interface MovementLineProps {
  title: string;
  /** When, and under which number. */
  note: string;
  /** By how much what is owed changes, where it does. */
  amount?: ReactNode;
  /** What is owed afterwards. */
  after: string;
  /** What it does in the wallet. */
  below?: ReactNode;
}

export function MovementLine({ title, note, amount, after, below }: MovementLineProps) {
  return (
    <span className={classes.movement}>
      <span className={classes.line}>
        <span className={classes.title}>{title}</span>
        <span className={classes.figure}>{amount}</span>
      </span>
      <span className={classes.quiet}>
        <span>{note}</span>
        <span className={classes.figure}>{after}</span>
      </span>
      {below && <span className={classes.quiet}>{below}</span>}
    </span>
  );
}
