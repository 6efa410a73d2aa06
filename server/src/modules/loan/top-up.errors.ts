import { HttpStatus } from '@nestjs/common';
import { defineProblem, type Problem } from '../../platform/problem/problem';
import { RatesOutdated } from '../currency/currency.errors';

export const TopUpNotPossible = defineProblem(
  'TOP_UP_NOT_POSSIBLE',
  HttpStatus.CONFLICT,
  'The loan cannot be paid off by a new one',
  'The loan that this one would pay off has ended, or too little would be left to pay out.',
);

/** Such a loan has the currency of the one that it pays off: pesos are no way out. */
export function ratesOutdatedForTopUp(): Problem {
  return new RatesOutdated({
    detail:
      'Today’s exchange rates are not available yet, and the new loan is in the currency of the one that it pays off. Please try again later.',
  });
}
