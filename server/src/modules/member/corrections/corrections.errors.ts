import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../../platform/problem/problem';

export const CorrectionOpen = defineProblem(
  'CORRECTION_OPEN',
  HttpStatus.CONFLICT,
  'A correction is open already',
  'You asked for this to be corrected already. Withdraw that first, or wait until it has ended.',
);
export const CorrectionNotFound = defineProblem(
  'CORRECTION_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such correction',
  'There is no correction with this id.',
);
export const CorrectionEnded = defineProblem(
  'CORRECTION_ENDED',
  HttpStatus.CONFLICT,
  'The correction has ended',
  'This correction has ended by now, so nothing more can be done about it.',
);
export const CorrectionCooling = defineProblem(
  'CORRECTION_COOLING',
  HttpStatus.CONFLICT,
  'The member can still withdraw this',
  'The member was told of this correction and can still withdraw it. Decide once that time is over.',
);
