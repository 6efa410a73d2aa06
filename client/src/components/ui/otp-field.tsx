import classes from './otp-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** One field for the one-time password, whose length is not fixed: so no row of boxes. */
export function OtpField({ onChange, ...props }: TextFieldProps) {
  return (
    <div className={classes.otp}>
      <TextField
        {...props}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, props.maxLength))}
      />
    </div>
  );
}
