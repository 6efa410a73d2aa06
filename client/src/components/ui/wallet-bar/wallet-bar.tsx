import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import classes from './wallet-bar.module.css';

export interface WalletBarProps {
  /** Available balance over loan amount, 0 to 1. */
  share: number;
  /** Names the bar for screen readers. */
  label: string;
  usedLabel: string;
  used: ReactNode;
  limitLabel: string;
  limit: ReactNode;
  /** Nothing was there to use yet, so nothing is woven. */
  unused?: boolean;
}

/** Plain is what is left, woven is what is used. Stands on a panel. */
export function WalletBar({ share, label, usedLabel, used, limitLabel, limit, unused }: WalletBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classes.wallet}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--share': `${percent}%` } as CSSProperties}
      >
        {!unused && <span className={classNames(classes.woven, classes.used)} />}
        {percent > 0 && <span className={classes.left} />}
      </div>
      <dl className={classes.pair}>
        <div>
          <dt>
            <span className={classNames(classes.woven, classes.swatch)} aria-hidden />
            {usedLabel}
          </dt>
          <dd>{used}</dd>
        </div>
        <div>
          <dt>{limitLabel}</dt>
          <dd>{limit}</dd>
        </div>
      </dl>
    </div>
  );
}
