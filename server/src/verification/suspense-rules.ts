import type { Rule } from './rule';

/** What holds of money that came from banks. */
export const SUSPENSE_RULES: readonly Rule[] = [
  {
    invariant: 'postings of suspense sum to zero, movement by movement',
    sql: `SELECT transaction_id, currency, sum(amount_minor) AS sum
          FROM suspense_posting GROUP BY 1, 2 HAVING sum(amount_minor) <> 0`,
  },
  {
    invariant: 'the suspense account holds the payments that nobody was given, per currency',
    sql: `SELECT * FROM (
            SELECT currency, sum(amount_minor) AS posted FROM suspense_posting
            WHERE account = 'UNAPPLIED_PAYMENTS' GROUP BY 1
          ) s FULL JOIN (
            SELECT currency, sum(amount_minor) FILTER (WHERE state = 'UNASSIGNED') AS unassigned
            FROM incoming_payment GROUP BY 1
          ) p USING (currency) WHERE coalesce(posted, 0) <> coalesce(unassigned, 0)`,
  },
  {
    invariant: 'each payment lies in suspense as long as it is unassigned, and no longer',
    sql: `SELECT p.payment_number, p.state, p.amount_minor, coalesce(sum(s.amount_minor), 0) AS posted
          FROM incoming_payment p
          LEFT JOIN suspense_posting s ON s.payment_id = p.id AND s.account = 'UNAPPLIED_PAYMENTS'
          GROUP BY p.id
          HAVING coalesce(sum(s.amount_minor), 0) <> CASE p.state WHEN 'UNASSIGNED' THEN p.amount_minor ELSE 0 END`,
  },
  {
    invariant: 'an assigned payment is a standing repayment of its amount, and one that bounced is none',
    sql: `SELECT p.payment_number, p.state, p.repayment_number FROM incoming_payment p
          LEFT JOIN repayment r ON r.member_id = p.member_id AND r.id = p.repayment_id AND r.loan_id = p.loan_id
          LEFT JOIN repayment_reversal v ON v.member_id = p.member_id AND v.repayment_id = p.repayment_id
          WHERE p.repayment_id IS NOT NULL AND (
            r.amount_minor IS DISTINCT FROM p.amount_minor OR (p.state = 'ASSIGNED') <> (v.repayment_id IS NULL))`,
  },
];
