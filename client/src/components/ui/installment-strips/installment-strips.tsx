import type { CSSProperties } from 'react';
import classes from './installment-strips.module.css';

export type StripState = 'paid' | 'due' | 'overdue' | 'upcoming';

export interface InstallmentStripsProps {
  /** One strip for each installment, twelve a row. */
  count: number;
  /** How each of them stands, for a loan that runs. */
  states?: readonly StripState[];
}

/** Always beside a sentence that says the same, so hidden from screen readers. */
export function InstallmentStrips({ count, states }: InstallmentStripsProps) {
  const perRow = Math.min(count, 12);
  const strips = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div key={count} aria-hidden className={classes.strips} style={{ '--per-row': perRow } as CSSProperties}>
      {strips.map((strip) => (
        <i
          key={strip}
          data-state={states?.[strip - 1]}
          className={classes.strip}
          style={{ '--turn': strip } as CSSProperties}
        />
      ))}
    </div>
  );
}
