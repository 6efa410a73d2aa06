import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const RatesOutdated = defineProblem(
  'RATES_OUTDATED',
  HttpStatus.CONFLICT,
  'The exchange rates are too old',
  'Today’s exchange rates are not available yet, so new loans are possible in pesos only. Please choose PHP or try again later.',
);
