import { classNames } from '../../../lib/class-names';
import classes from './mat.module.css';

interface MatProps {
  /** On the dark grounds of hero and footer. */
  night?: boolean;
  className?: string;
}

/** The woven mat. It lies under things and never under text. */
export function Mat({ night, className }: MatProps) {
  return <div aria-hidden className={classNames(classes.mat, night && classes.night, className)} />;
}

interface SelvedgeProps {
  /** Narrower and in sea, for dialogs. */
  quiet?: boolean;
}

/** The woven edge: gold below a hero and above the footer, sea on a dialog. */
export function Selvedge({ quiet }: SelvedgeProps) {
  return <div aria-hidden className={classNames(classes.selvedge, quiet && classes.quiet)} />;
}
