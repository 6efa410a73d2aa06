import type { Rule } from './rule';

/** What holds of charges and allocations, and of the movements that they are part of. */
export const BOOKING_RULES: readonly Rule[] = [
  {
    invariant: 'every row of charges and allocations is of the loan and the day that its movement is of',
    sql: `SELECT r.*, t.loan_id AS moved, t.kind, t.business_on FROM (
            SELECT member_id, id, loan_id, transaction_id, booked_on, NULL::uuid AS repayment_id, charged_on FROM loan_charge
            UNION ALL
            SELECT member_id, id, loan_id, transaction_id, booked_on, repayment_id, NULL FROM repayment_allocation
          ) r LEFT JOIN ledger_transaction t ON t.member_id = r.member_id AND t.id = r.transaction_id
          WHERE r.transaction_id IS NOT NULL AND (
            (t.loan_id, t.business_on) IS DISTINCT FROM (r.loan_id, r.booked_on)
            OR (t.kind IN ('CHARGE', 'SMALL_REST') AND t.business_on IS DISTINCT FROM r.charged_on)
            OR (t.kind IN ('REPAYMENT', 'REPAYMENT_REVERSAL') AND t.subject_id IS DISTINCT FROM r.repayment_id))`,
  },
  {
    invariant: 'what a payment pays is what was collected, or given back, in its movement',
    sql: `SELECT t.member_id, t.id, t.kind, moved.amount AS moved, paid.amount AS paid FROM ledger_transaction t
          LEFT JOIN (
            SELECT member_id, transaction_id, -sum(amount_minor) AS amount FROM posting
            WHERE account IN ('COLLECTIONS', 'TOP_UPS') GROUP BY 1, 2
          ) moved ON moved.member_id = t.member_id AND moved.transaction_id = t.id
          LEFT JOIN (
            SELECT member_id, transaction_id, sum(amount_minor) AS amount FROM repayment_allocation GROUP BY 1, 2
          ) paid ON paid.member_id = t.member_id AND paid.transaction_id = t.id
          WHERE t.kind IN ('REPAYMENT', 'REPAYMENT_REVERSAL') AND coalesce(moved.amount, 0) IS DISTINCT FROM paid.amount`,
  },
  {
    // While a loan is written off, a charge moves the note of what it owes. What takes off as much as is charged moves nothing.
    invariant: 'what a day charges is what its movement makes owed, and what moved nothing comes to nothing',
    sql: `SELECT t.member_id, t.id::text AS what, moved.amount AS moved, charged.amount AS charged
          FROM ledger_transaction t
          LEFT JOIN (
            SELECT member_id, transaction_id, -sum(amount_minor) AS amount FROM posting
            WHERE account IN ('INTEREST_RECEIVABLE', 'PENALTIES_RECEIVABLE', 'FEES_RECEIVABLE', 'INTEREST_MEMORANDUM',
              'PENALTIES_MEMORANDUM', 'FEES_MEMORANDUM', 'WRITTEN_OFF_LOANS') GROUP BY 1, 2
          ) moved ON moved.member_id = t.member_id AND moved.transaction_id = t.id
          LEFT JOIN (
            SELECT member_id, transaction_id, sum(amount_minor) AS amount FROM loan_charge GROUP BY 1, 2
          ) charged ON charged.member_id = t.member_id AND charged.transaction_id = t.id
          WHERE t.kind = 'CHARGE' AND coalesce(moved.amount, 0) IS DISTINCT FROM charged.amount
          UNION ALL
          SELECT r.member_id, r.bucket, 0, sum(r.owed_minor) FROM (
            SELECT member_id, loan_id, replace(regexp_replace(kind, '^(WAIVED|REST)_', ''), 'LATE_CHARGE', 'FEE') AS bucket,
              CASE WHEN kind ~ '^(WAIVED|REST)_' THEN -amount_minor ELSE amount_minor END AS owed_minor
            FROM loan_charge WHERE transaction_id IS NULL
            UNION ALL
            SELECT member_id, loan_id, CASE bucket WHEN 'USED' THEN 'CREDIT' ELSE bucket END, -amount_minor
            FROM repayment_allocation WHERE transaction_id IS NULL
          ) r
          WHERE NOT EXISTS (
            SELECT 1 FROM loan_write_off w WHERE w.member_id = r.member_id AND w.loan_id = r.loan_id)
          GROUP BY r.member_id, r.loan_id, r.bucket HAVING sum(r.owed_minor) <> 0`,
  },
  {
    invariant: 'what of credit was used left its loan on that day',
    sql: `SELECT u.member_id, u.id, u.used_on, t.business_on FROM credit_use u
          LEFT JOIN ledger_transaction t ON t.member_id = u.member_id AND t.subject_id = u.id
            AND t.kind IN ('CREDIT_PAYMENT', 'CREDIT_REFUND')
          WHERE t.business_on IS DISTINCT FROM u.used_on OR t.loan_id IS DISTINCT FROM u.loan_id`,
  },
];
