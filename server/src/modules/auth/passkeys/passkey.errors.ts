import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../../platform/problem/problem';

export const PasskeyRefused = defineProblem(
  'PASSKEY_REFUSED',
  HttpStatus.UNAUTHORIZED,
  'The passkey is not accepted',
  'This passkey does not sign in here. Please try again, or sign in with your password.',
);
export const PasskeyInvalid = defineProblem(
  'PASSKEY_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The passkey was not added',
  'This passkey could not be added. Please begin once more.',
);
export const PasskeyTaken = defineProblem(
  'PASSKEY_TAKEN',
  HttpStatus.CONFLICT,
  'The passkey is in use already',
  'This passkey belongs to an account here already. Please make a new one.',
);
export const PasskeyNotFound = defineProblem(
  'PASSKEY_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such passkey',
  'You have no passkey with this id. It may have been removed by now.',
);
export const TooManyPasskeys = defineProblem(
  'TOO_MANY_PASSKEYS',
  HttpStatus.CONFLICT,
  'There are ten passkeys already',
  'An account has ten passkeys at most. Please remove one of them first.',
);
