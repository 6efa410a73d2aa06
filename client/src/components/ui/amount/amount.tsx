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
  className?: string;
}

/** An amount of money. The sign and the fraction step back; the whole units carry the weight. */
export function Amount({ value, currency, hero, plain, className }: AmountProps) {
  const parts = moneyParts(value, currency);
  const textOf = (...types: Intl.NumberFormatPartTypes[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  return (
    <span className={classNames(classes.amount, plain && classes.plain, hero && classes.hero, className)}>
      {textOf('minusSign')}
      <span className={classes.sign}>{textOf('currency', 'literal')}</span>
      {textOf('integer', 'group')}
      <span className={classes.fraction}>{textOf('decimal', 'fraction')}</span>
    </span>
  );
}
