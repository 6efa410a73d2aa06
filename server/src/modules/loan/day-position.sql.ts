import type { Day, OwedKinds } from '@pautang/loan-terms';
import { statement } from '../../platform/database/statement';
import type { LoanStatus } from './loan-status';

/** A row of `loan_day_position`, without its owner. */
export interface DayPosition extends OwedKinds {
  readonly onDay: Day;
  readonly status: LoanStatus;
  readonly oldestUnpaidOn: Day | null;
  readonly isAccruing: boolean;
}

const insertPositions = (rows: number, onlyIf: string) =>
  `INSERT INTO loan_day_position (member_id, loan_id, on_day, status, oldest_unpaid_on, principal_minor,
     interest_minor, penalty_minor, fee_minor, is_accruing)
   SELECT $1::uuid, $2::uuid, r."onDay", r.status, r."oldestUnpaidOn", r."principalMinor", r."interestMinor",
     r."penaltyMinor", r."feeMinor", r."isAccruing"
   FROM json_to_recordset($${rows}::json) AS r("onDay" date, status text, "oldestUnpaidOn" date,
     "principalMinor" bigint, "interestMinor" bigint, "penaltyMinor" bigint, "feeMinor" bigint, "isAccruing" boolean)
   ${onlyIf}`;

/**
 * Part of a WITH that keeps where a loan stands from some days on: the member's and the loan's ids are the first two
 * parameters, and this one is the rows as JSON.
 * @param onlyIf a WHERE, such as that another part moved the loan
 */
export const positioned = (rows: number, onlyIf = '') => `positioned AS (${insertPositions(rows, onlyIf)})`;

/**
 * Whether what a loan charged was a memorandum on a day or on one since. A row stands until the next one, so the last one before
 * that day says what the loan came into it with.
 */
export const wasNonAccruingSince = statement<
  { readonly was: boolean },
  [memberId: string, loanId: string, day: string]
>(
  'loan.wasNonAccruingSince',
  `SELECT EXISTS (
     SELECT 1 FROM loan_day_position
     WHERE member_id = $1 AND loan_id = $2 AND on_day >= $3 AND NOT is_accruing
   ) OR EXISTS (
     SELECT 1 FROM (
       SELECT is_accruing FROM loan_day_position
       WHERE member_id = $1 AND loan_id = $2 AND on_day < $3
       ORDER BY on_day DESC, recorded_at DESC LIMIT 1
     ) p WHERE NOT is_accruing
   ) AS was`,
);

export const keepPosition = statement<never, [memberId: string, loanId: string, rows: string]>(
  'loan.keepPosition',
  insertPositions(3, ''),
);
