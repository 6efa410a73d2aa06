import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const NotReady = defineProblem(
  'NOT_READY',
  HttpStatus.SERVICE_UNAVAILABLE,
  'Not ready',
  'The service is starting or cannot reach its database.',
);
