import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const JobNotFound = defineProblem(
  'JOB_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such job',
  'There is no job with this number that failed. It may have been done by now.',
);
