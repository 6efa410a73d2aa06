import type { TextFieldProps } from '../field/text-field';
import { DigitsField } from './digits-field';
import classes from './otp-field.module.css';

/** One field for a code of digits: no row of boxes, since the length of a one-time password is not fixed. */
export function OtpField(props: TextFieldProps) {
  return (
    <div className={classes.otp}>
      <DigitsField {...props} autoComplete="one-time-code" />
    </div>
  );
}
