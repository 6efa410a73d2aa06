import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../../platform/problem/problem';

export const SessionNotFound = defineProblem(
  'SESSION_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such session',
  'You have no session with this id. It may have run out by now.',
);
