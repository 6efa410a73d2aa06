import { classNames } from '../../../lib/class-names';
import classes from './spinner.module.css';

/** Beside a text that says what is going on. */
export function Spinner({ large }: { large?: boolean }) {
  return <span aria-hidden className={classNames(classes.spinner, large && classes.large)} />;
}
