import type { ReactNode } from 'react';
import ExpandMoreIcon from '~icons/ic/round-expand-more';
import { classNames } from '../../../lib/class-names';
import classes from './fold.module.css';

export interface FoldProps {
  /** What always stands there; pressing it opens the rest. */
  summary: ReactNode;
  /** Open when it first shows. */
  opened?: boolean;
  className?: string;
  children: ReactNode;
}

/** A line that opens to show more. */
export function Fold({ summary, opened, className, children }: FoldProps) {
  return (
    <details open={opened} className={classNames(classes.fold, className)}>
      <summary className={classes.summary}>
        <span className={classes.line}>{summary}</span>
        <ExpandMoreIcon small className={classes.sign} />
      </summary>
      <div className={classes.rest}>{children}</div>
    </details>
  );
}
