import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const LoanNotFunded = defineProblem(
  'LOAN_NOT_FUNDED',
  HttpStatus.CONFLICT,
  'The loan was not paid out',
  'This loan was never paid out, or was cancelled, so there is nothing to repay.',
);
export const RepaymentNotFound = defineProblem(
  'REPAYMENT_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Repayment not found',
  'This loan has no repayment with this number.',
);
export const RepaymentLooksRepeated = defineProblem(
  'REPAYMENT_LOOKS_REPEATED',
  HttpStatus.CONFLICT,
  'The repayment looks recorded already',
  'This amount was already recorded for this day under this reference.',
);
export const RepaymentReversed = defineProblem(
  'REPAYMENT_REVERSED',
  HttpStatus.CONFLICT,
  'The repayment was taken back already',
  'This repayment was taken back already.',
);
