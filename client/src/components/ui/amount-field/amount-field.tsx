import { type CSSProperties, useRef, useState } from 'react';
import { currencySign, formatFigure } from '../../../lib/format';
import { bareAmount } from '../../../lib/loan-amount';
import { type ControlledField, Field, splitField } from '../field/field';
import { useFormattedInput } from '../field/use-formatted-input';
import classes from './amount-field.module.css';
import { readCommas } from './typed-commas';

/** Without a length, at which a browser would cut what is pasted before its currency is taken away. */
export interface AmountFieldProps extends Omit<ControlledField<'input'>, 'type' | 'maxLength'> {
  /** As typed: digits with at most one point and two decimals, or ''. */
  value: string;
  /** ISO code of the currency; pesos by default. */
  currency?: string;
  /** Keeps what counts of a typed or pasted text; by default only separators, blanks and its currency are taken away. */
  clean?: (text: string) => string;
}

/** More characters than a phone has room for at full size. */
const longText = 13;

const digitEms = 0.6;
const markEms = 0.28;

/** How wide a number is, as a share of its letters' size; at least one digit. */
function emsOf(shown: string): number {
  const marks = shown.replaceAll(/\d/g, '').length;
  return Math.max(digitEms, (shown.length - marks) * digitEms + marks * markEms);
}

/** How far apart the reader's browser sets letters, beyond ours, as a share of their size. */
function apartIn(element: Element): number {
  const { letterSpacing, fontSize } = getComputedStyle(element);
  return (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
}

const typedAmount = /^\d*\.?\d{0,2}$/;

/** The most that the API takes; more is lowered to it, since money is counted in whole hundredths that fit a number. */
const most = 1e12;

function settled(value: string, currency: string | undefined): string {
  return value === '' || value === '.' ? value : formatFigure(Number(value), currency);
}

function grouped(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** One large amount, grouped while one types, with the decimals of its currency once one leaves. */
export function AmountField(props: AmountFieldProps) {
  const [around, { value, onChange, currency, clean, onBlur, ...input }] = splitField(props);
  const [typing, setTyping] = useState(false);
  const [apart, setApart] = useState(0);
  const byComma = useRef(false);
  const sign = currencySign(currency);
  const shown = typing ? grouped(value) : settled(value, currency);
  const change = useFormattedInput((text) => {
    const read = readCommas(text, shown, byComma.current);
    byComma.current = read.byComma;
    const typed = (clean ?? bareAmount)(read.text);
    setTyping(true);
    if (typedAmount.test(typed)) onChange(Number(typed) > most ? String(most) : typed);
  });
  return (
    <Field {...around} filled={value !== ''}>
      {(control) => (
        <div
          ref={(room) => {
            if (room) setApart(apartIn(room));
          }}
          className={classes.amount}
          data-sign={sign.length}
          data-long={shown.length > longText || undefined}
          style={{ '--ems': (emsOf(shown) + apart * shown.length).toFixed(2) } as CSSProperties}
        >
          <span className={classes.sign} aria-hidden>
            {sign}
          </span>
          <input
            autoComplete="off"
            inputMode="decimal"
            {...input}
            {...control}
            type="text"
            value={shown}
            onChange={change}
            onBlur={(event) => {
              setTyping(false);
              byComma.current = false;
              onBlur?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
