import type { CSSProperties } from 'react';
import { moneyParts } from '../../lib/format';
import { Amount } from './amount';
import classes from './fit-amount.module.css';

export interface FitAmountProps {
  value: number;
  /** ISO code of the currency; pesos by default. */
  currency?: string;
  /** Its size where there is room; the one large figure of a screen by default. */
  size?: 'hero' | 'large' | 'medium';
}

// Shares of the font size; sign and fraction stand at 62 %.
const widths: Partial<Record<Intl.NumberFormatPartTypes, number>> = {
  integer: 0.6,
  group: 0.28,
  fraction: 0.37,
  decimal: 0.18,
  currency: 0.45,
  minusSign: 0.6,
};

/** A large amount that grows smaller before it would leave its column, as billions of a weak currency do. */
export function FitAmount({ value, currency, size = 'hero' }: FitAmountProps) {
  const ems = moneyParts(value, currency).reduce(
    (sum, part) => sum + part.value.length * (widths[part.type] ?? 0),
    0,
  );
  return (
    <div className={classes.room} data-size={size}>
      <div className={classes.fit} style={{ '--ems': ems.toFixed(2) } as CSSProperties}>
        <Amount hero value={value} currency={currency} />
      </div>
    </div>
  );
}
