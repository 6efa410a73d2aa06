import classes from './otp-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

/**
 * One field for a code of digits: no row of boxes, since the length of a one-time password is not fixed. It is cut to
 * its length here, after blanks are dropped: the browser would cut a code that is pasted in two groups too early.
 */
export function OtpField({ onChange, maxLength, ...props }: TextFieldProps) {
  return (
    <div className={classes.otp}>
      <TextField
        {...props}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, maxLength))}
      />
    </div>
  );
}
