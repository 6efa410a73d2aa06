import { toMajor } from '@pautang/loan-terms';
import type { LOAN_EVENTS } from '../../platform/events/event-types';
import type { NewEvent } from '../../platform/events/events';
import type { Loan } from './loan.entity';
import { loanChargesOf } from './loan-charges';
import type { LoanEventActor, LoanStatus } from './loan-status';

type Told = Pick<
  Loan,
  | 'memberId'
  | 'loanNumber'
  | 'status'
  | 'currency'
  | 'principalMinor'
  | 'processingFeeMinor'
  | 'stampTaxMinor'
  | 'termMonths'
> & {
  readonly by: LoanEventActor;
  readonly at: Date;
  /** The number of the loan that it pays off. */
  readonly paysOff?: string | null;
};

const TYPES = {
  PENDING: 'loan.applied',
  UNDER_REVIEW: 'loan.under_review',
  ON_HOLD: 'loan.on_hold',
  APPROVED: 'loan.approved',
  REJECTED: 'loan.rejected',
  CANCELLED: 'loan.cancelled',
  REPAID: 'loan.repaid',
  WRITTEN_OFF: 'loan.written_off',
} as const satisfies Record<LoanStatus, (typeof LOAN_EVENTS)[number]>;

/** That a loan came into its status, as others are told. */
export function loanEvent(told: Told, type: (typeof LOAN_EVENTS)[number] = TYPES[told.status]): NewEvent {
  const { memberId, loanNumber, status, by, currency, principalMinor, termMonths, at, paysOff } = told;
  const amount = toMajor(principalMinor);
  const charged = loanChargesOf(told);
  const data = {
    loanNumber,
    status,
    by,
    currency,
    amount,
    ...(charged && { proceeds: charged.proceedsXR }),
    termMonths,
    ...(paysOff && { paysOff }),
  };
  return { type, memberId, data, at };
}
