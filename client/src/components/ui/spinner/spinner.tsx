import { classNames } from '../../../lib/class-names';
import classes from './spinner.module.css';

export interface SpinnerProps {
  large?: boolean;
  /** Only where no text beside it says what is going on. */
  label?: string;
}

export function Spinner({ large, label }: SpinnerProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={classNames(classes.spinner, large && classes.large)} {...naming} />;
}
