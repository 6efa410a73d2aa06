import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const HardshipNotPossible = defineProblem(
  'HARDSHIP_NOT_POSSIBLE',
  HttpStatus.CONFLICT,
  'The schedule cannot be changed so',
  'The loan cannot be repaid this way. Please choose another one, or talk to us.',
);
export const HardshipQuoteChanged = defineProblem(
  'HARDSHIP_QUOTE_CHANGED',
  HttpStatus.CONFLICT,
  'The figures have changed',
  'Something was paid or fell due since these figures were shown. Please look at the new ones.',
);
export const HardshipAlreadyAsked = defineProblem(
  'HARDSHIP_ALREADY_ASKED',
  HttpStatus.CONFLICT,
  'You have asked already',
  'Your request for this loan waits for an answer. Withdraw it to ask for something else.',
);
export const HardshipTooOften = defineProblem(
  'HARDSHIP_TOO_OFTEN',
  HttpStatus.CONFLICT,
  'The schedule was changed often enough',
  'The schedule of this loan was changed as often as it can be within twelve months. Please talk to us.',
);
export const HardshipNotFound = defineProblem(
  'HARDSHIP_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Request not found',
  'There is no such request.',
);
export const HardshipNotOpen = defineProblem(
  'HARDSHIP_NOT_OPEN',
  HttpStatus.CONFLICT,
  'The request does not wait any more',
  'This request was answered or withdrawn, or ended with its loan by now.',
);
