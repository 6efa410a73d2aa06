import classes from './swatch.module.css';

export type Fill = 'principal' | 'principalAhead' | 'interest' | 'charge' | 'late' | 'more';

/** A piece of what a part of a picture is filled with, before its name. */
export function Swatch({ fill }: { fill: Fill }) {
  return <span aria-hidden className={classes.swatch} data-fill={fill} />;
}
