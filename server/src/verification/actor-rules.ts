import type { Rule } from './rule';

/** Entries of these actions, which stand whole in one place also where loans are spread over nodes; amounts in hundredths. */
const told = (actions: readonly string[], ...besides: string[]) => `
  SELECT ${['action', 'member_id', 'subject', 'actor_id', `after ->> 'reason' AS reason`, ...besides].join(', ')},
    round((after ->> 'amount')::numeric * 100) AS amount
  FROM audit_entry WHERE action IN (${actions.map((action) => `'${action}'`).join(', ')})`;

const LOAN_OF = 'JOIN loan l ON l.member_id = x.member_id AND l.id = x.loan_id';
const OF_LOAN = `'loan ' || l.loan_number AS subject`;
const OF_REPAYMENT = `'repayment ' || x.repayment_number || ' of loan ' || l.loan_number AS subject`;
const WAIVED = 'x.amount_minor::numeric';
const OWED = '(x.principal_minor + x.interest_minor + x.penalty_minor + x.fee_minor)::numeric';

/** Whose doing movements are and what was said of them, held against the entries of the audit trail. */
export const ACTOR_RULES: readonly Rule[] = [
  {
    // A payment without an entry is none of these: what a top-up pays off has none.
    invariant:
      'who recorded or took back a payment, when it was made, and the words, are as the audit trail has them',
    sql: `SELECT d.action, d.member_id, d.subject, d.actor_id FROM (
            SELECT 'REPAYMENT_RECORDED' AS action, x.member_id, ${OF_REPAYMENT},
              x.recorded_by AS actor_id, x.reference, x.paid_on, x.amount_minor, NULL AS reason
            FROM repayment x ${LOAN_OF}
            UNION ALL
            SELECT 'REPAYMENT_REVERSED', x.member_id, ${OF_REPAYMENT},
              v.reversed_by, x.reference, x.paid_on, x.amount_minor, v.reason
            FROM repayment_reversal v
            JOIN repayment x ON x.member_id = v.member_id AND x.id = v.repayment_id ${LOAN_OF}
          ) d
          JOIN (${told(
            ['REPAYMENT_RECORDED', 'REPAYMENT_REVERSED'],
            `after ->> 'reference' AS reference`,
            `after ->> 'paidOn' AS paid_on`,
          )}) e USING (action, member_id, subject)
          WHERE (e.actor_id, e.reference, e.paid_on, e.amount, e.reason)
            IS DISTINCT FROM (d.actor_id, d.reference, d.paid_on::text, d.amount_minor::numeric, d.reason)`,
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
          ) EXCEPT ALL (${told(['CHARGES_WAIVED', 'WAIVER_REVERSED', 'LOAN_WRITTEN_OFF', 'WRITE_OFF_REVERSED'])})`,
  },
];
