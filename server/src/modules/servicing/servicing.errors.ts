import { HttpStatus } from '@nestjs/common';
import type { Words } from '../../platform/language/sentence';
import { defineProblem, type Problem } from '../../platform/problem/problem';
import { LoanNotFunded } from '../loan/loan.errors';
import type { LoanStatus } from '../loan/loan-status';

const ONCE_IT_RAN: Partial<Record<LoanStatus, Words>> = {
  REPAID: 'This loan is repaid, so nothing of it is left to pay.',
  WRITTEN_OFF: 'This loan is written off: what is left of it can be paid at any time, without a schedule.',
};

/** The same of a loan that ran, in words that are true of it. */
export function loanNotRunning(status?: LoanStatus): Problem {
  return new LoanNotFunded({ detail: status && ONCE_IT_RAN[status] });
}

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
export const NothingToWaive = defineProblem(
  'NOTHING_TO_WAIVE',
  HttpStatus.CONFLICT,
  'Nothing to waive',
  'This loan has no unpaid penalties or late charges.',
);
export const WaiverNotFound = defineProblem(
  'WAIVER_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Waiver not found',
  'This loan has no such waiver.',
);
export const WaiverReversed = defineProblem(
  'WAIVER_REVERSED',
  HttpStatus.CONFLICT,
  'The waiver was taken back already',
  'This waiver was taken back already.',
);
export const WriteOffNotPossible = defineProblem(
  'WRITE_OFF_NOT_POSSIBLE',
  HttpStatus.CONFLICT,
  'The loan cannot be written off',
  'Only a running loan that is late for long enough can be written off.',
);
export const NotWrittenOff = defineProblem(
  'NOT_WRITTEN_OFF',
  HttpStatus.CONFLICT,
  'The loan is not written off',
  'This loan is not written off, so there is nothing to take back.',
);
export const RepaymentReversed = defineProblem(
  'REPAYMENT_REVERSED',
  HttpStatus.CONFLICT,
  'The repayment was taken back already',
  'This repayment was taken back already.',
);
export const RepaymentFromCredit = defineProblem(
  'REPAYMENT_FROM_CREDIT',
  HttpStatus.CONFLICT,
  'The repayment came out of credit',
  'This was paid with what was paid too much on another loan. No bank can take it back.',
);
export const RepaymentOfTopUp = defineProblem(
  'REPAYMENT_OF_TOP_UP',
  HttpStatus.CONFLICT,
  'Another loan paid this one off',
  'This loan was paid off by a later loan of the member, so there is no money to give back.',
);
