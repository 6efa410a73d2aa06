import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const TopUpNotPossible = defineProblem(
  'TOP_UP_NOT_POSSIBLE',
  HttpStatus.CONFLICT,
  'The loan cannot be paid off by a new one',
  'The loan that this one would pay off has ended, or too little would be left to pay out.',
);
