import { useRef } from 'react';
import { TextField, type TextFieldProps } from '../field/text-field';
import { digitsOf, digitsTyped, type Parted } from './digits';
import classes from './otp-field.module.css';

interface DigitsFieldProps extends TextFieldProps {
  /** A whole amount: decimals, typed or pasted, are no digits of it. */
  isAmount?: boolean;
}

/**
 * Takes digits alone. What is pasted is cut to its length here, after everything else is dropped: the browser would
 * cut '1,250,000' or a code in two groups too early.
 */
export function DigitsField({ onChange, onBlur, maxLength, isAmount = false, ...props }: DigitsFieldProps) {
  const parted = useRef<Parted>(undefined);
  const take = (text: string) => {
    const typed = isAmount ? digitsTyped(text, parted.current) : { digits: digitsOf(text, false) };
    parted.current = typed.parted;
    onChange(typed.digits.slice(0, maxLength));
  };
  return (
    <TextField
      {...props}
      inputMode="numeric"
      onChange={take}
      onBlur={(event) => {
        parted.current = undefined;
        onBlur?.(event);
      }}
    />
  );
}

/** One field for a code of digits: no row of boxes, since the length of a one-time password is not fixed. */
export function OtpField(props: TextFieldProps) {
  return (
    <div className={classes.otp}>
      <DigitsField {...props} autoComplete="one-time-code" />
    </div>
  );
}
