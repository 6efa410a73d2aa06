import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { moneyParts } from '../../../lib/format';
import classes from './amount.module.css';

export interface AmountProps {
  value: number;
  /** ISO code of the currency; pesos by default. */
  currency?: string;
  /** The one large figure of a screen. */
  hero?: boolean;
  /** Sign and fraction at full size, for rows and sentences. */
  plain?: boolean;
}

/**
 * An amount of money. The sign and the fraction step back; the whole units carry the weight. No translator of a browser
 * touches it: React would go on with the texts that it had replaced, and the old figures would stay.
 */
export function Amount({ value, currency, hero, plain }: AmountProps) {
  const parts = moneyParts(value, currency);
  const textOf = (...types: Intl.NumberFormatPartTypes[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  return (
    <span translate="no" className={classNames(classes.amount, plain && classes.plain, hero && classes.hero)}>
      {textOf('minusSign')}
      <span className={classes.sign}>{textOf('currency', 'literal')}</span>
      {textOf('integer', 'group')}
      <span className={classes.fraction}>{textOf('decimal', 'fraction')}</span>
    </span>
  );
}

export interface FitAmountProps {
  value: number;
  /** ISO code of the currency; pesos by default. */
  currency?: string;
  /** Its size where there is room; the one large figure of a screen by default. */
  size?: 'hero' | 'large' | 'medium' | 'row';
  /** A larger amount beside it, so that both stand in one size. */
  beside?: number;
}

// Shares of the font size.
const plainWidths: Partial<Record<Intl.NumberFormatPartTypes, number>> = {
  integer: 0.6,
  group: 0.28,
  fraction: 0.6,
  decimal: 0.28,
  currency: 0.7,
  minusSign: 0.6,
  literal: 0.25,
};

// Sign and fraction step back.
const steppedWidths: typeof plainWidths = {
  integer: 0.6,
  group: 0.28,
  fraction: 0.37,
  decimal: 0.18,
  currency: 0.45,
  minusSign: 0.6,
  literal: 0.25,
};

/** A large amount that grows smaller before it would leave its column, as billions of a weak currency do. */
export function FitAmount({ value, currency, size = 'hero', beside = value }: FitAmountProps) {
  const isPlain = size === 'row';
  const widths = isPlain ? plainWidths : steppedWidths;
  const ems = moneyParts(Math.max(value, beside), currency).reduce(
    (sum, part) => sum + part.value.length * (widths[part.type] ?? 0),
    0,
  );
  return (
    <div className={classes.room} data-size={size}>
      <div className={classes.fit} style={{ '--ems': ems.toFixed(2) } as CSSProperties}>
        <Amount hero plain={isPlain} value={value} currency={currency} />
      </div>
    </div>
  );
}

interface FigureProps extends Pick<FitAmountProps, 'value' | 'currency'> {
  label: ReactNode;
  /** 3 below a heading, as in a dialog. */
  level?: 2 | 3;
  /** Lines below it. */
  children?: ReactNode;
}

/** The large figure of a panel, under its name. */
export function Figure({ label, level = 2, children, ...amount }: FigureProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className="figure">
      <Title className="figure-label">{label}</Title>
      <FitAmount {...amount} />
      {children}
    </div>
  );
}
