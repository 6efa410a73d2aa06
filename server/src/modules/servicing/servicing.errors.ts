import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const LoanNotFunded = defineProblem(
  'LOAN_NOT_FUNDED',
  HttpStatus.CONFLICT,
  'The loan was not paid out',
  'This loan was never approved, so there is nothing to repay.',
);
export const RepaymentNotFound = defineProblem(
  'REPAYMENT_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Repayment not found',
  'This loan has no repayment with this number.',
);
export const RepaymentReversed = defineProblem(
  'REPAYMENT_REVERSED',
  HttpStatus.CONFLICT,
  'The repayment was taken back already',
  'This repayment was taken back already.',
);
export const AnotherLoanOpen = defineProblem(
  'ANOTHER_LOAN_OPEN',
  HttpStatus.CONFLICT,
  'The member has another open loan',
  'Taking this repayment back would open the loan again, and the member has another open loan by now.',
);
