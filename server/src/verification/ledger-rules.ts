import { PROCEEDS } from '../modules/loan/loan-charges';
import type { Rule } from './rule';

/** Loans in these states have been funded, exactly once; a cancelled one when it was approved before. */
const FUNDED = `(l.status IN ('APPROVED', 'REPAID', 'WRITTEN_OFF') OR (l.status = 'CANCELLED' AND l.approved_at IS NOT NULL))`;

/** Whether the subject of a movement stands in a table, with the same loan. */
function belongsTo(table: string): string {
  return `EXISTS (SELECT 1 FROM ${table} s WHERE s.member_id = t.member_id AND s.id = t.subject_id AND s.loan_id = t.loan_id)`;
}

function hasRows(table: string): string {
  return `EXISTS (SELECT 1 FROM ${table} r WHERE r.member_id = t.member_id AND r.loan_id = t.loan_id
    AND r.booked_on = t.business_on AND r.transaction_id = t.id)`;
}

/** What holds of accounts, wallets, withdrawals and scores. */
export const LEDGER_RULES: readonly Rule[] = [
  {
    invariant: 'postings of a transaction sum to zero per currency',
    sql: `SELECT member_id, transaction_id, currency, sum(amount_minor) AS sum
          FROM posting GROUP BY 1, 2, 3 HAVING sum(amount_minor) <> 0`,
  },
  {
    invariant: 'every transaction has postings, and every posting is of one',
    sql: `SELECT t.member_id, t.id, p.member_id AS posted, p.transaction_id FROM ledger_transaction t
          FULL JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
          WHERE p.member_id IS NULL OR t.member_id IS NULL`,
  },
  {
    invariant: 'postings of a transaction are counted from 1',
    sql: `SELECT member_id, transaction_id, max(line_number) AS last, count(*) AS lines FROM posting
          GROUP BY 1, 2 HAVING min(line_number) <> 1 OR max(line_number) <> count(*)`,
  },
  {
    invariant: 'a wallet holds the sum of its postings, in its own currency, and is not overdrawn',
    sql: `SELECT w.member_id, w.id, w.balance_minor, coalesce(sum(p.amount_minor), 0) AS posted
          FROM wallet_account w
          LEFT JOIN posting p ON p.member_id = w.member_id AND p.wallet_account_id = w.id
          GROUP BY w.member_id, w.id
          HAVING w.balance_minor <> coalesce(sum(p.amount_minor), 0) OR w.balance_minor < 0
              OR bool_or(p.currency <> w.currency)`,
  },
  {
    invariant: 'an approved loan was funded with its principal less its charges, and no other loan was',
    sql: `SELECT l.member_id, l.loan_number, l.status, l.principal_minor, p.amount_minor AS funded
          FROM loan l
          LEFT JOIN ledger_transaction t
            ON t.member_id = l.member_id AND t.subject_id = l.id AND t.kind = 'LOAN_FUNDING'
          LEFT JOIN LATERAL (
            SELECT sum(amount_minor) AS amount_minor FROM posting
            WHERE member_id = t.member_id AND transaction_id = t.id AND account IN ('WALLET', 'TOP_UPS')
          ) p ON true
          WHERE ${FUNDED} <> (t.id IS NOT NULL)
             OR (t.id IS NOT NULL AND p.amount_minor IS DISTINCT FROM ${PROCEEDS})`,
  },
  {
    invariant:
      'fees and stamp tax in the books are those of the loans that were funded and not cancelled, one by one',
    sql: `SELECT l.member_id, l.loan_number, l.processing_fee_minor, p.fee, l.stamp_tax_minor, p.tax
          FROM (
            SELECT t.member_id, t.loan_id,
              coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'PROCESSING_FEE_INCOME'), 0) AS fee,
              coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'STAMP_TAX_PAYABLE'), 0) AS tax
            FROM ledger_transaction t
            JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
            WHERE p.account IN ('PROCESSING_FEE_INCOME', 'STAMP_TAX_PAYABLE') GROUP BY 1, 2
          ) p FULL JOIN (
            SELECT l.member_id, l.id, l.loan_number, l.processing_fee_minor, l.stamp_tax_minor FROM loan l
            WHERE ${FUNDED} AND l.status <> 'CANCELLED' AND l.processing_fee_minor + l.stamp_tax_minor > 0
          ) l ON l.member_id = p.member_id AND l.id = p.loan_id
          WHERE (coalesce(p.fee, 0), coalesce(p.tax, 0))
            IS DISTINCT FROM (coalesce(l.processing_fee_minor, 0), coalesce(l.stamp_tax_minor, 0))`,
  },
  {
    invariant: 'a loan that was cancelled gave back its principal, and nothing of it is owed',
    sql: `SELECT l.member_id, l.loan_number, p.account, sum(p.amount_minor) AS left
          FROM loan l
          JOIN ledger_transaction t ON t.member_id = l.member_id AND t.loan_id = l.id
          JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.account NOT IN ('WALLET', 'PAYOUTS')
          WHERE l.status = 'CANCELLED'
          GROUP BY l.member_id, l.loan_number, p.account HAVING sum(p.amount_minor) <> 0`,
  },
  {
    invariant: 'a credit score is what its history sums to, entry by entry',
    sql: `SELECT m.id, m.credit_score, e.sum, e.score_after FROM member m
          LEFT JOIN LATERAL (
            SELECT score_after, sum(change) OVER (ORDER BY number) AS sum,
              row_number() OVER (ORDER BY number DESC) AS age
            FROM credit_score_entry WHERE member_id = m.id
          ) e ON true
          WHERE e.sum IS DISTINCT FROM e.score_after OR e.score_after IS NULL
             OR (e.age = 1 AND m.credit_score <> e.score_after)`,
  },
  {
    invariant: 'every withdrawal took its amount from its wallet',
    sql: `SELECT d.member_id, d.withdrawal_number, d.amount_minor, p.amount_minor AS posted
          FROM withdrawal d
          LEFT JOIN ledger_transaction t
            ON t.member_id = d.member_id AND t.subject_id = d.id AND t.kind = 'WITHDRAWAL'
          LEFT JOIN posting p
            ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.wallet_account_id = d.wallet_account_id
          WHERE p.amount_minor IS DISTINCT FROM -d.amount_minor`,
  },
  {
    invariant: 'a failed withdrawal returned its amount, and no other did',
    sql: `SELECT d.member_id, d.withdrawal_number, d.status, p.amount_minor AS returned
          FROM withdrawal d
          LEFT JOIN ledger_transaction t
            ON t.member_id = d.member_id AND t.subject_id = d.id AND t.kind = 'WITHDRAWAL_RETURN'
          LEFT JOIN posting p
            ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.wallet_account_id = d.wallet_account_id
          WHERE p.amount_minor IS DISTINCT FROM (CASE d.status WHEN 'FAILED' THEN d.amount_minor END)`,
  },
  {
    invariant: 'every movement belongs to what moved it, and to its loan',
    sql: `SELECT t.member_id, t.id, t.kind FROM ledger_transaction t
          WHERE NOT CASE t.kind
            WHEN 'LOAN_FUNDING' THEN t.subject_id = t.loan_id
            WHEN 'LOAN_CANCELLATION' THEN t.subject_id = t.loan_id
            WHEN 'WALLET_CARRIED_OVER' THEN t.subject_id = t.id
            WHEN 'WITHDRAWAL' THEN ${belongsTo('withdrawal')}
            WHEN 'WITHDRAWAL_RETURN' THEN ${belongsTo('withdrawal')}
            WHEN 'REPAYMENT' THEN ${belongsTo('repayment')}
            WHEN 'REPAYMENT_REVERSAL' THEN ${belongsTo('repayment')} AND EXISTS (
              SELECT 1 FROM repayment_reversal v WHERE v.member_id = t.member_id AND v.repayment_id = t.subject_id)
            WHEN 'WAIVER' THEN ${belongsTo('loan_waiver')}
            WHEN 'WAIVER_REVERSAL' THEN ${belongsTo('loan_waiver')} AND EXISTS (
              SELECT 1 FROM loan_waiver_reversal v WHERE v.member_id = t.member_id AND v.waiver_id = t.subject_id)
            WHEN 'NON_ACCRUAL' THEN t.subject_id = t.id
            WHEN 'ACCRUAL' THEN t.subject_id = t.id
            WHEN 'CREDIT_REFUND' THEN ${belongsTo('credit_use')}
            WHEN 'CREDIT_PAYMENT' THEN ${belongsTo('credit_use')}
            WHEN 'WRITE_OFF' THEN ${belongsTo('loan_write_off')}
            WHEN 'WRITE_OFF_REVERSAL' THEN ${belongsTo('loan_write_off')} AND EXISTS (
              SELECT 1 FROM loan_write_off_reversal v WHERE v.member_id = t.member_id AND v.write_off_id = t.subject_id)
            WHEN 'CHARGE' THEN t.subject_id = t.id AND ${hasRows('loan_charge')}
            WHEN 'SMALL_REST' THEN t.subject_id = t.id AND ${hasRows('loan_charge')}
            WHEN 'REALLOCATION' THEN t.subject_id = t.id AND (${hasRows('loan_charge')} OR ${hasRows('repayment_allocation')})
            ELSE false
          END`,
  },
  {
    invariant: 'what was carried over went into the wallet of the loan of its movement',
    sql: `SELECT t.member_id, t.id, t.loan_id, w.loan_id AS carried_to FROM ledger_transaction t
          JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.amount_minor > 0
          LEFT JOIN wallet_account w ON w.member_id = p.member_id AND w.id = p.wallet_account_id
          WHERE t.kind = 'WALLET_CARRIED_OVER' AND w.loan_id IS DISTINCT FROM t.loan_id`,
  },
  {
    invariant: 'credit that was used left its loan once, into the withdrawal or the payment that it became',
    sql: `SELECT u.member_id, u.id, u.amount_minor, p.amount_minor AS posted, d.amount_minor AS withdrawn,
            r.amount_minor AS paid
          FROM credit_use u
          LEFT JOIN ledger_transaction t ON t.member_id = u.member_id AND t.subject_id = u.id
            AND t.kind = CASE WHEN u.withdrawal_id IS NULL THEN 'CREDIT_PAYMENT' ELSE 'CREDIT_REFUND' END
          LEFT JOIN posting p
            ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.account = 'MEMBER_CREDIT'
          LEFT JOIN withdrawal d ON d.member_id = u.member_id AND d.id = u.withdrawal_id AND d.source = 'CREDIT'
            AND d.loan_id = u.loan_id
          LEFT JOIN repayment r ON r.member_id = u.member_id AND r.id = u.repayment_id AND r.loan_id <> u.loan_id
          WHERE p.amount_minor IS DISTINCT FROM -u.amount_minor
             OR coalesce(d.amount_minor, r.amount_minor) IS DISTINCT FROM u.amount_minor
          UNION ALL
          SELECT d.member_id, d.id, d.amount_minor, NULL, NULL, NULL FROM withdrawal d
          WHERE d.source = 'CREDIT' AND NOT EXISTS (
            SELECT 1 FROM credit_use u WHERE u.member_id = d.member_id AND u.withdrawal_id = d.id)`,
  },
  {
    invariant: 'payouts equal the withdrawals that did not fail, per currency',
    sql: `SELECT * FROM (
            SELECT currency, sum(amount_minor) AS posted FROM posting WHERE account = 'PAYOUTS' GROUP BY 1
          ) p FULL JOIN (
            SELECT currency, sum(amount_minor) FILTER (WHERE status <> 'FAILED') AS paid FROM withdrawal GROUP BY 1
          ) d USING (currency) WHERE coalesce(posted, 0) <> coalesce(paid, 0)`,
  },
];
