import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Mat } from '../mat/mat';
import classes from './slip.module.css';

/** A slip of paper on the mat. It reaches to the edges of a phone. */
export function Slip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classes.ground}>
      <Mat className={classes.mat} />
      <div className={classNames(classes.slip, className)}>{children}</div>
    </div>
  );
}
