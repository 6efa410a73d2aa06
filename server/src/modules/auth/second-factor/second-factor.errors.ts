import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../../platform/problem/problem';
import { retryAfter, retryTomorrow } from '../../../platform/problem/retry-after';

export const SecondFactorTokenInvalid = defineProblem(
  'SECOND_FACTOR_TOKEN_INVALID',
  HttpStatus.UNAUTHORIZED,
  'The sign-in has to begin again',
  'This sign-in took too long, or is done already. Please sign in again.',
);
export const SecondFactorCodeInvalid = defineProblem(
  'SECOND_FACTOR_CODE_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The code is not right',
  'This code is wrong, or was used already. Wait for the next one of your authenticator, or use another recovery code.',
);
export const SecondFactorLocked = defineProblem(
  'SECOND_FACTOR_LOCKED',
  HttpStatus.TOO_MANY_REQUESTS,
  'Too many wrong codes',
  'Too many wrong codes. Please sign in again.',
);
export const SecondFactorMissing = defineProblem(
  'SECOND_FACTOR_MISSING',
  HttpStatus.CONFLICT,
  'There is no second factor',
  'There is no authenticator to do this with. Please begin to set one up.',
);

/** The sign-in is over for good, and another one may begin at once. */
export function lockedForThisSignIn() {
  return new SecondFactorLocked(retryAfter(1));
}

export function lockedForToday() {
  return new SecondFactorLocked({
    detail: 'Too many wrong codes were tried today. Please try again tomorrow.',
    ...retryTomorrow(),
  });
}
