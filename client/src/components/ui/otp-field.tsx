import classes from './otp-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

const maxDigits = 12;

/** One field for the one-time password: 6 to 12 digits, so no row of boxes. */
export function OtpField({ onChange, ...props }: TextFieldProps) {
  return (
    <div className={classes.otp}>
      <TextField
        {...props}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxDigits}
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, maxDigits))}
      />
    </div>
  );
}
