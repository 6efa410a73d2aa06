import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../../platform/problem/problem';

export const PromiseAlreadyMade = defineProblem(
  'PROMISE_ALREADY_MADE',
  HttpStatus.CONFLICT,
  'You have named a day already',
  'A payment for this loan is promised already. Take that promise back to make another one.',
);
export const PromiseDayNotPossible = defineProblem(
  'PROMISE_DAY_NOT_POSSIBLE',
  HttpStatus.CONFLICT,
  'This day cannot be named',
  'Name a day that is near, and not over yet.',
);
export const PromiseNotOpen = defineProblem(
  'PROMISE_NOT_OPEN',
  HttpStatus.CONFLICT,
  'There is no open promise',
  'No payment of this loan is promised now.',
);
