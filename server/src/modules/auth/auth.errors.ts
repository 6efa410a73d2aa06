import { HttpStatus } from '@nestjs/common';
import { filled } from '../../platform/language/sentence';
import { defineProblem, type Problem } from '../../platform/problem/problem';
import { inMinutes, retryAfter } from '../../platform/problem/retry-after';

export const PhoneNumberTaken = defineProblem(
  'PHONE_NUMBER_TAKEN',
  HttpStatus.CONFLICT,
  'The phone number is registered already',
  'This phone number already has an account. Please sign in instead.',
);
export const SignInFailed = defineProblem(
  'SIGN_IN_FAILED',
  HttpStatus.UNAUTHORIZED,
  'Sign-in failed',
  'The phone number or the password is not right.',
);
export const SignInLocked = defineProblem(
  'SIGN_IN_LOCKED',
  HttpStatus.TOO_MANY_REQUESTS,
  'Sign-in is locked for a while',
  'Too many failed tries. Please wait a little before you sign in again.',
);

/** With the time until it is open again. */
export function signInLocked(seconds: number): Problem {
  return new SignInLocked({
    ...retryAfter(seconds),
    detail: inMinutes(
      seconds,
      'Too many failed tries. Please wait a minute before you sign in again.',
      (minutes) =>
        filled('Too many failed tries. Please wait {minutes} minutes before you sign in again.', { minutes }),
    ),
  });
}

export const AccountSuspended = defineProblem(
  'ACCOUNT_SUSPENDED',
  HttpStatus.FORBIDDEN,
  'The account is suspended',
  'This account is suspended. Please ask whoever looks after the staff accounts.',
);
export const PasswordBarred = defineProblem(
  'PASSWORD_BARRED',
  HttpStatus.FORBIDDEN,
  'The password is barred',
  'The owner of this account has barred its password, since somebody else knew it. Ask your Loan Assistant for a recovery code, and set a new one.',
);
export const RefreshTokenMissing = defineProblem(
  'REFRESH_TOKEN_MISSING',
  HttpStatus.UNAUTHORIZED,
  'Not signed in',
  'Please sign in first.',
);
export const LoginExpired = defineProblem(
  'LOGIN_EXPIRED',
  HttpStatus.FORBIDDEN,
  'The login has expired',
  'Your login has expired.',
);
export const CurrentPasswordWrong = defineProblem(
  'CURRENT_PASSWORD_WRONG',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The current password is not right',
  'The current password is not right.',
);
export const PasswordTooCommon = defineProblem(
  'PASSWORD_TOO_COMMON',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The password is too common',
  'Too many people choose this password, so it is guessed first. Please choose another one.',
);
export const SwitchedOff = defineProblem(
  'SWITCHED_OFF',
  HttpStatus.NOT_FOUND,
  'This is switched off',
  'This is not in use here.',
);
export const RecoveryCodeInvalid = defineProblem(
  'RECOVERY_CODE_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The recovery code does not fit',
  'The phone number and the recovery code do not fit together, or the code is no longer good. Check both, or ask your Loan Assistant for a new code.',
);
export const RecoveryStopped = defineProblem(
  'RECOVERY_STOPPED',
  HttpStatus.CONFLICT,
  'The recovery was stopped',
  'The member has stopped a recovery of this account. Another code can be issued a day later.',
);
export const StopCodeInvalid = defineProblem(
  'STOP_CODE_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'There is nothing to stop with this code',
  'This link was used already, or is no longer good. If you worry about your account, call your Loan Assistant.',
);
export const InvitationCodeInvalid = defineProblem(
  'INVITATION_CODE_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The invitation code is not valid',
  'This invitation code is wrong, used up or expired. Check it, or ask for a new one.',
);
export const PhoneOtpInvalid = defineProblem(
  'PHONE_OTP_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The code is not valid',
  'This code is wrong or no longer good. Check it, or have a new one sent.',
);

/** For the command line, which has no codes. */
export class AccountNotFound extends Error {
  override readonly name = 'AccountNotFound';

  constructor() {
    super('There is no account with this phone number.');
  }
}

/** For the command line, which has no codes. */
export class StaffNotFound extends Error {
  override readonly name = 'StaffNotFound';

  constructor() {
    super('There is no staff account with this phone number.');
  }
}
