import { statement } from '../../platform/database/statement';

/** Money that came in for a member's loans, with what was taken back since: what a member paid with money that was there already is none. */
export const repaymentsTold = statement<
  {
    readonly repaymentNumber: string;
    readonly recordedBy: string;
    /** Of the incoming payment that it was made of. */
    readonly paymentNumber: string | null;
  },
  [memberId: string]
>(
  'servicing.repaymentsTold',
  `SELECT repayment_number AS "repaymentNumber", recorded_by AS "recordedBy", payment_number AS "paymentNumber"
   FROM repayment
   WHERE member_id = $1 AND recorded_by <> $1 AND paid_by_loan_id IS NULL`,
);

/** Where it was not the member. */
export const sentBackBy = statement<{ readonly usedBy: string }, [memberId: string, withdrawalId: string]>(
  'servicing.sentBackBy',
  `SELECT used_by AS "usedBy" FROM credit_use WHERE member_id = $1 AND withdrawal_id = $2 AND used_by <> $1`,
);
