import classes from './pending.module.css';

/** Holds the place of a figure that has not arrived: as wide and as high as its like, which nobody reads. */
export function Pending({ like }: { like: string }) {
  return <span aria-hidden data-like={like} className={classes.pending} />;
}
