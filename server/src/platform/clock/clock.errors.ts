import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const ClockFixed = defineProblem(
  'CLOCK_FIXED',
  HttpStatus.NOT_FOUND,
  'The clock cannot be moved',
  'The business day can be moved in the demo only.',
);
