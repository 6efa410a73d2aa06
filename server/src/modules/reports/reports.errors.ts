import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const TooManyRows = defineProblem(
  'REPORT_TOO_LARGE',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The report is too large',
  'This report has too many rows for one file. Ask for fewer days.',
);
