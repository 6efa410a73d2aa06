import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const RatesOutdated = defineProblem(
  'RATES_OUTDATED',
  HttpStatus.CONFLICT,
  'The exchange rates are too old',
  'Today’s exchange rates are not available yet, so new loans are possible in pesos only. Please choose PHP or try again later.',
);
export const NoHeldRate = defineProblem(
  'NO_HELD_RATE',
  HttpStatus.CONFLICT,
  'No rate is held',
  'No rate of this currency waits to be accepted.',
);
export const HeldRateChanged = defineProblem(
  'HELD_RATE_CHANGED',
  HttpStatus.CONFLICT,
  'Another rate is held',
  'The rate that is held is another one by now. Please look at it first.',
);
