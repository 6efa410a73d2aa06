import type { CSSProperties } from 'react';
import { formatMoney, formatWholeMoney } from '../../../lib/format';
import classes from './amount-slider.module.css';

export interface AmountSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** ISO code of the currency; pesos by default. */
  currency?: string;
}

/** A native range under a drawn diamond, so that keys, touch and screen readers work as everywhere. */
export function AmountSlider(props: AmountSliderProps) {
  const { label, value, min, max, step, onChange, currency } = props;
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <div style={{ '--share': `${share * 100}%` } as CSSProperties}>
      <div className={classes.strip}>
        <input
          type="range"
          // A browser that comes Back would restore the nearest step, and with that another amount than was typed.
          autoComplete="off"
          className={classes.input}
          aria-label={label}
          aria-valuetext={formatMoney(value, currency)}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <span className={classes.track} />
        <span className={classes.fill} />
        <span className={classes.thumb} />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{formatWholeMoney(min, currency)}</span>
        <span>{formatWholeMoney(max, currency)}</span>
      </div>
    </div>
  );
}
