import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const NoticeRequired = defineProblem(
  'NOTICE_REQUIRED',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'This notice stays on',
  'The contract or the law asks that you are told this, so it cannot be turned off.',
);
