import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const JobNotFound = defineProblem(
  'JOB_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such job',
  'No job with this number is to be done once more. It may be done by now, or be too old for that.',
);
