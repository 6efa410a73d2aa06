import { quoted } from '../platform/database/quoted';
import type { Rule } from './rule';

/** Entries of these actions, which stand whole in one place also where loans are spread over nodes; amounts in hundredths. */
const told = (actions: readonly string[], ...besides: string[]) => `
  SELECT ${['action', 'member_id', 'subject', 'actor_id', `after ->> 'reason' AS reason`, ...besides].join(', ')},
    round((after ->> 'amount')::numeric * 100) AS amount
  FROM audit_entry WHERE action IN (${quoted(actions)})`;

const LOAN_OF = 'JOIN loan l ON l.member_id = x.member_id AND l.id = x.loan_id';
const OF_LOAN = `'loan ' || l.loan_number AS subject`;
const OF_REPAYMENT = `'repayment ' || x.repayment_number || ' of loan ' || l.loan_number AS subject`;
const PAID = 'x.reference, x.paid_at, x.paid_on, x.amount_minor, x.is_settlement, x.paid_by_loan_id';
const AT = `(after ->> 'at')::timestamptz AS at`;
const WAIVED = 'x.amount_minor::numeric';
const OWED = '(x.principal_minor + x.interest_minor + x.penalty_minor + x.fee_minor)::numeric';

const OFFICERS_ACTIONS = ['CHARGES_WAIVED', 'WAIVER_REVERSED', 'LOAN_WRITTEN_OFF', 'WRITE_OFF_REVERSED'];

/** Whose doing movements are and what was said of them, held against the entries of the audit trail. */
export const ACTOR_RULES: readonly Rule[] = [
  {
    // What a top-up pays off has no entry. Entries of earlier versions do not tell the time of day, nor by the business clock.
    invariant:
      'who recorded or took back a payment, when it was made, and the words, are as the audit trail has them',
    sql: `SELECT d.action, d.member_id, d.subject, d.actor_id FROM (
            SELECT 'REPAYMENT_RECORDED' AS action, x.member_id, ${OF_REPAYMENT},
              x.recorded_by AS actor_id, x.recorded_at AS at, NULL AS reason, ${PAID}
            FROM repayment x ${LOAN_OF}
            UNION ALL
            SELECT 'REPAYMENT_REVERSED', x.member_id, ${OF_REPAYMENT},
              v.reversed_by, v.reversed_at, v.reason, ${PAID}
            FROM repayment_reversal v
            JOIN repayment x ON x.member_id = v.member_id AND x.id = v.repayment_id ${LOAN_OF}
          ) d
          LEFT JOIN (${told(
            ['REPAYMENT_RECORDED', 'REPAYMENT_REVERSED'],
            `after ->> 'reference' AS reference`,
            `after ->> 'paidOn' AS paid_on`,
            `(after ->> 'paidAt')::timestamptz AS paid_at`,
            `(after ->> 'isSettlement')::boolean AS is_settlement`,
            AT,
          )}) e USING (action, member_id, subject)
          WHERE (d.paid_by_loan_id IS NULL OR e.amount IS NOT NULL) AND (e.actor_id, e.reference, e.paid_on, e.amount,
              e.reason, coalesce(e.paid_at, d.paid_at), coalesce(e.is_settlement, d.is_settlement), coalesce(e.at, d.at))
            IS DISTINCT FROM (d.actor_id, d.reference, d.paid_on::text, d.amount_minor::numeric, d.reason,
              d.paid_at, d.is_settlement, d.at)`,
  },
  {
    // The database knows fewer letters than who made the key.
    invariant: 'likely repeats of a payment are told by its reference',
    sql: `SELECT member_id, repayment_number, reference, reference_key FROM repayment
          WHERE reference ~ '^[ -~]*$' AND reference_key <> lower(replace(reference, ' ', '') COLLATE "C")`,
  },
  {
    invariant: 'what a loan pays off of another one is paid under its number, for its member, at once',
    sql: `SELECT r.member_id, r.repayment_number, r.reference, r.recorded_by, r.paid_at FROM repayment r
          LEFT JOIN loan l ON l.member_id = r.member_id AND l.id = r.paid_by_loan_id
          WHERE r.paid_by_loan_id IS NOT NULL AND (r.reference, r.recorded_by, r.paid_at, r.is_settlement)
            IS DISTINCT FROM (l.loan_number, r.member_id, r.recorded_at, true)`,
  },
  {
    // Every version has written an entry of each. Of two that are alike there are two.
    invariant: 'who waived or wrote off, or took that back, how much, and why, is as the audit trail has it',
    sql: `(
            SELECT 'CHARGES_WAIVED' AS action, x.member_id, ${OF_LOAN}, x.waived_by AS actor_id, x.reason, ${WAIVED} AS amount
            FROM loan_waiver x ${LOAN_OF}
            UNION ALL
            SELECT 'WAIVER_REVERSED', x.member_id, ${OF_LOAN}, v.reversed_by, v.reason, ${WAIVED}
            FROM loan_waiver_reversal v
            JOIN loan_waiver x ON x.member_id = v.member_id AND x.id = v.waiver_id ${LOAN_OF}
            UNION ALL
            SELECT 'LOAN_WRITTEN_OFF', x.member_id, ${OF_LOAN}, x.written_off_by, x.reason, ${OWED}
            FROM loan_write_off x ${LOAN_OF}
            UNION ALL
            SELECT 'WRITE_OFF_REVERSED', x.member_id, ${OF_LOAN}, v.reversed_by, v.reason, ${OWED}
            FROM loan_write_off_reversal v
            JOIN loan_write_off x ON x.member_id = v.member_id AND x.id = v.write_off_id ${LOAN_OF}
          ) EXCEPT ALL (${told(OFFICERS_ACTIONS)})`,
  },
  {
    invariant: 'when that was, and how late the loan was then, is as the audit trail has it',
    sql: `SELECT e.action, e.member_id, e.subject, e.at, e.waived_on, e.days_past_due
          FROM (${told(
            OFFICERS_ACTIONS,
            `after ->> 'waivedOn' AS waived_on`,
            `(after ->> 'daysPastDue')::integer AS days_past_due`,
            AT,
          )}) e LEFT JOIN (
            SELECT 'CHARGES_WAIVED' AS action, x.member_id, ${OF_LOAN}, x.recorded_at AS at, x.waived_on::text, NULL::integer AS days_past_due
            FROM loan_waiver x ${LOAN_OF}
            UNION ALL
            SELECT 'WAIVER_REVERSED', x.member_id, ${OF_LOAN}, v.reversed_at, x.waived_on::text, NULL
            FROM loan_waiver_reversal v
            JOIN loan_waiver x ON x.member_id = v.member_id AND x.id = v.waiver_id ${LOAN_OF}
            UNION ALL
            SELECT 'LOAN_WRITTEN_OFF', x.member_id, ${OF_LOAN}, x.recorded_at, NULL, x.days_past_due
            FROM loan_write_off x ${LOAN_OF}
            UNION ALL
            SELECT 'WRITE_OFF_REVERSED', x.member_id, ${OF_LOAN}, v.reversed_at, NULL, x.days_past_due
            FROM loan_write_off_reversal v
            JOIN loan_write_off x ON x.member_id = v.member_id AND x.id = v.write_off_id ${LOAN_OF}
          ) d ON d.action = e.action AND d.member_id = e.member_id AND d.subject = e.subject AND d.at = e.at
            AND (d.waived_on, d.days_past_due) IS NOT DISTINCT FROM (e.waived_on, e.days_past_due)
          WHERE e.at IS NOT NULL AND d.at IS NULL`,
  },
  {
    invariant: 'credit was used by its member, or by the officer whom the audit trail has',
    sql: `SELECT u.member_id, u.id, u.used_by, e.actor_id FROM credit_use u
          LEFT JOIN (
            SELECT d.member_id, d.id, 'withdrawal ' || d.withdrawal_number || ' of loan ' || l.loan_number AS subject
            FROM withdrawal d JOIN loan l ON l.member_id = d.member_id AND l.id = d.loan_id
          ) d ON d.member_id = u.member_id AND d.id = u.withdrawal_id
          LEFT JOIN (
            SELECT member_id, subject, actor_id FROM audit_entry WHERE action = 'CREDIT_REFUNDED'
          ) e ON e.member_id = d.member_id AND e.subject = d.subject
          WHERE u.used_by <> coalesce(e.actor_id, u.member_id)`,
  },
];
