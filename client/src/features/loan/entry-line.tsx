import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../../components/ui/icon/icon';
import type { StatusColor } from '../../components/ui/note/note';
import classes from './entry-line.module.css';

interface EntryLineProps {
  /** Stands before the date, as a number. */
  lead?: ReactNode;
  date: string;
  amount: ReactNode;
  sign: ComponentType<IconProps>;
  /** Of sign and words; quiet without one. */
  color?: StatusColor;
  /** How the entry stands. */
  words: ReactNode;
}

/** Date and amount in one line, and below it how the entry stands. */
export function EntryLine({ lead, date, amount, sign: Sign, color, words }: EntryLineProps) {
  return (
    <span className={classes.entry}>
      {lead !== undefined && <span className={classes.lead}>{lead}</span>}
      <span className={classes.main}>
        <span className={classes.date}>{date}</span>
        {amount}
        <span className={classes.state} data-color={color}>
          <Sign small />
          <span>{words}</span>
        </span>
      </span>
    </span>
  );
}
