import { alwaysIncome } from './accrual-rules';
import type { Rule } from './rule';

/** What the accounts of a write-off come to, loan by loan, and what its rows say. */
const LOSSES = `
  SELECT l.member_id, l.id AS loan_id, l.loan_number, l.status, w.id AS write_off_id, posted.*, coalesce(paid.since, 0) AS paid_since
  FROM loan l
  CROSS JOIN LATERAL (
    SELECT
      coalesce(-sum(p.amount_minor) FILTER (WHERE p.account = 'LOAN_LOSS'), 0) AS lost,
      coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'RECOVERY_INCOME'), 0) AS recovered,
      coalesce(-sum(p.amount_minor) FILTER (WHERE p.account = 'WRITTEN_OFF_LOANS'), 0) AS noted,
      coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'WRITTEN_OFF_CONTRA'), 0) AS contra
    FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
    WHERE t.member_id = l.member_id AND t.loan_id = l.id
  ) posted
  LEFT JOIN LATERAL (
    SELECT o.id FROM loan_write_off o
    LEFT JOIN loan_write_off_reversal v ON v.member_id = o.member_id AND v.write_off_id = o.id
    WHERE o.member_id = l.member_id AND o.loan_id = l.id AND v.write_off_id IS NULL
  ) w ON true
  LEFT JOIN LATERAL (
    SELECT sum(a.amount_minor) AS since FROM repayment_allocation a
    WHERE a.member_id = l.member_id AND a.loan_id = l.id AND a.repayment_id > w.id AND a.bucket NOT IN ('CREDIT', 'USED')
  ) paid ON true
  WHERE EXISTS (
    SELECT 1 FROM loan_write_off any_one WHERE any_one.member_id = l.member_id AND any_one.loan_id = l.id
  ) OR l.status = 'WRITTEN_OFF'`;

/** What holds of loans that were written off. */
export const WRITE_OFF_RULES: readonly Rule[] = [
  {
    invariant:
      'what was lost of a written-off loan, less what was recovered, is no more than is noted as owed, and that where all was income',
    sql: `SELECT * FROM (${LOSSES}) s
          WHERE noted <> contra OR noted < 0 OR recovered < 0 OR lost - recovered > noted
            OR (lost - recovered <> noted AND ${alwaysIncome('s')})`,
  },
  {
    invariant:
      'recovered of a loan is what was paid since its write-off, and nothing where that was taken back',
    sql: `SELECT * FROM (${LOSSES}) s WHERE recovered <> paid_since OR (write_off_id IS NULL AND lost <> 0)`,
  },
  {
    invariant:
      'a loan is written off, or was recovered whole, as long as its write-off stands, and once at most',
    sql: `SELECT member_id, loan_number, status, count(write_off_id) AS standing FROM (${LOSSES}) s
          GROUP BY member_id, loan_number, status
          HAVING count(write_off_id) > 1
            OR (count(write_off_id) = 1) <> (status = 'WRITTEN_OFF' OR (status = 'REPAID' AND max(recovered) > 0))`,
  },
];
