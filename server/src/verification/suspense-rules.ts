import { LINES } from '../modules/payments/suspense-lines';
import type { Rule } from './rule';

/** What a movement of a kind is debited to, and credited to. */
const accountsOf = (kind: string) =>
  `CASE ${kind} ${Object.entries(LINES)
    .map(([one, accounts]) => `WHEN '${one}' THEN '{${accounts}}'::text[]`)
    .join(' ')} END`;

/** What holds of money that came from banks. */
export const SUSPENSE_RULES: readonly Rule[] = [
  {
    invariant: 'postings of suspense sum to zero, movement by movement',
    sql: `SELECT transaction_id, currency, sum(amount_minor) AS sum
          FROM suspense_posting GROUP BY 1, 2 HAVING sum(amount_minor) <> 0`,
  },
  {
    invariant:
      'both sides of a movement of suspense are of one payment, kind and day, and of the accounts of that kind',
    sql: `SELECT s.transaction_id, array_agg(s.payment_id) AS payments, array_agg(s.kind) AS kinds,
            array_agg(s.business_on) AS days
          FROM suspense_posting s JOIN incoming_payment p ON p.id = s.payment_id
          GROUP BY s.transaction_id
          HAVING count(DISTINCT (s.payment_id, s.kind, s.business_on, s.created_at)) > 1
            OR array_agg(s.account ORDER BY s.line_number) <> ${accountsOf('min(s.kind)')}
            OR array_agg(s.amount_minor ORDER BY s.line_number) <> ARRAY[-min(p.amount_minor), min(p.amount_minor)]
            OR array_agg(s.line_number ORDER BY s.line_number) <> '{1,2}' OR bool_or(s.currency <> p.currency)`,
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
  {
    invariant: 'a repayment names a payment of its amount, which names it as long as it stands',
    sql: `SELECT r.repayment_number, r.payment_number FROM repayment r
          LEFT JOIN incoming_payment p ON p.payment_number = r.payment_number
          LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id
          WHERE r.payment_number IS NOT NULL AND (r.amount_minor IS DISTINCT FROM p.amount_minor
            OR (v.repayment_id IS NULL AND r.id IS DISTINCT FROM p.repayment_id))`,
  },
];
