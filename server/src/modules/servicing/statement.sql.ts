import { statement } from '../../platform/database/statement';
import type { LoanCharge } from './loan-charge.entity';
import type { LoanKey } from './servicing.sql';

/** A row of charges, without its owner. */
export type ChargeRow = Omit<LoanCharge, 'memberId' | 'loanId'>;

/** The charges that were booked on some days, by the day, and within one in order of booking. */
export const bookedCharges = statement<ChargeRow, [...LoanKey, from: string, to: string]>(
  'servicing.charges',
  `SELECT id, installment_number AS "installmentNumber", kind, charged_on AS "chargedOn",
     amount_minor AS "amountMinor", waived_minor AS "waivedMinor", booked_on AS "bookedOn",
     transaction_id AS "transactionId"
   FROM loan_charge WHERE member_id = $1 AND loan_id = $2 AND booked_on BETWEEN $3 AND $4
   ORDER BY booked_on, id`,
);

/** How many charges were booked in each month of some days, the last month first. */
export const chargesByMonth = statement<
  { readonly month: string; readonly count: number },
  [...LoanKey, from: string, to: string]
>(
  'servicing.chargesByMonth',
  `SELECT to_char(booked_on, 'YYYY-MM') AS month, count(*) AS count
   FROM loan_charge WHERE member_id = $1 AND loan_id = $2 AND booked_on BETWEEN $3 AND $4
   GROUP BY 1 ORDER BY 1 DESC`,
);
