import type { ReactNode } from 'react';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import HighlightOffRoundedIcon from '~icons/ic/round-highlight-off';
import InfoIcon from '~icons/ic/round-info';
import LockIcon from '~icons/ic/round-lock';
import { Unbroken } from '../text/visually-hidden';
import classes from './note.module.css';

export type StatusColor = 'info' | 'success' | 'warning' | 'danger';

export interface NoteProps {
  color?: StatusColor;
  /** A lock instead of the usual sign, where the note is about keeping something safe. */
  safe?: boolean;
  /** Line breaks in a text are kept. */
  children: ReactNode;
}

const signs = {
  info: InfoIcon,
  success: InfoIcon,
  warning: ErrorOutlineRoundedIcon,
  danger: HighlightOffRoundedIcon,
};

/** A tinted remark inside a card. */
export function Note({ color = 'info', safe, children }: NoteProps) {
  // A newer server may send a colour that this page does not know.
  const Sign = safe ? LockIcon : (signs[color] ?? InfoIcon);
  return (
    <p className={classes.note} data-color={color}>
      <Sign small className={classes.sign} />
      <span className={classes.text}>
        <Unbroken>{children}</Unbroken>
      </span>
    </p>
  );
}
