import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const StepOutOfOrder = defineProblem(
  'STEP_OUT_OF_ORDER',
  HttpStatus.CONFLICT,
  'An earlier step is missing',
  'Please complete the earlier steps first.',
);
export const AlreadyActivated = defineProblem(
  'ALREADY_ACTIVATED',
  HttpStatus.CONFLICT,
  'The account is activated already',
  'Your account is already activated.',
);
export const MemberNotFound = defineProblem(
  'MEMBER_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Member not found',
  'There is no member with this id.',
);
