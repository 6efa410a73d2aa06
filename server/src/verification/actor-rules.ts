import type { Rule } from './rule';

/** What the audit trail says of amount, in hundredths. */
const AMOUNT = `round((e.after ->> 'amount')::numeric * 100)`;

/** Entries of these actions, which stand whole in one place also where loans are spread over nodes. */
const told = (...actions: string[]) =>
  `(SELECT * FROM audit_entry WHERE action IN (${actions.map((action) => `'${action}'`).join(', ')}))`;

/** Entries of an action about the loan of a row. */
const OF_LOAN = `e.member_id = d.member_id AND e.subject = 'loan ' || d.loan_number`;

/**
 * The rows of one kind of doing, each with its action, that the audit trail tells otherwise: it has entries of the loan and the
 * action, and fewer of them than rows are of the same person, words and amount. Where it tells nothing, audit:verify looks.
 */
const toldOtherwise = (doings: string) => `
  SELECT d.action, d.member_id, d.loan_number, d.actor_id FROM (${doings}) d
  LEFT JOIN ${told('CHARGES_WAIVED', 'WAIVER_REVERSED', 'LOAN_WRITTEN_OFF', 'WRITE_OFF_REVERSED')} e
    ON ${OF_LOAN} AND e.action = d.action
  GROUP BY 1, 2, 3, 4, d.reason, d.amount, d.id
  HAVING count(e.id) > 0 AND NOT bool_or(e.actor_id = d.actor_id AND e.after ->> 'reason' = d.reason AND ${AMOUNT} = d.amount)`;

const LOAN_OF = 'JOIN loan l ON l.member_id = x.member_id AND l.id = x.loan_id';
const OWED = 'x.principal_minor + x.interest_minor + x.penalty_minor + x.fee_minor';

/** Whose doing movements are and what was said of them, held against the chain of the audit trail. */
export const ACTOR_RULES: readonly Rule[] = [
  {
    invariant:
      'who recorded or took back a payment, when it was made, and the words, are as the audit trail has them',
    sql: `SELECT d.action, d.member_id, d.repayment_number, d.actor_id FROM (
            SELECT 'REPAYMENT_RECORDED' AS action, x.member_id, l.loan_number, x.repayment_number,
              x.recorded_by AS actor_id, x.reference, x.paid_on, x.amount_minor, NULL AS reason
            FROM repayment x ${LOAN_OF}
            UNION ALL
            SELECT 'REPAYMENT_REVERSED', x.member_id, l.loan_number, x.repayment_number,
              v.reversed_by, x.reference, x.paid_on, x.amount_minor, v.reason
            FROM repayment_reversal v
            JOIN repayment x ON x.member_id = v.member_id AND x.id = v.repayment_id ${LOAN_OF}
          ) d
          JOIN ${told('REPAYMENT_RECORDED', 'REPAYMENT_REVERSED')} e ON e.member_id = d.member_id AND e.action = d.action
            AND e.subject = 'repayment ' || d.repayment_number || ' of loan ' || d.loan_number
          WHERE (e.actor_id, e.after ->> 'reference', e.after ->> 'paidOn', ${AMOUNT}, e.after ->> 'reason')
            IS DISTINCT FROM (d.actor_id, d.reference, d.paid_on::text, d.amount_minor::numeric, d.reason)`,
  },
  {
    invariant: 'who waived or wrote off, or took that back, how much, and why, is as the audit trail has it',
    sql: toldOtherwise(`
      SELECT 'CHARGES_WAIVED' AS action, x.member_id, l.loan_number, x.id, x.waived_by AS actor_id, x.reason,
        x.amount_minor AS amount
      FROM loan_waiver x ${LOAN_OF}
      UNION ALL
      SELECT 'WAIVER_REVERSED', x.member_id, l.loan_number, x.id, v.reversed_by, v.reason, x.amount_minor
      FROM loan_waiver_reversal v JOIN loan_waiver x ON x.member_id = v.member_id AND x.id = v.waiver_id ${LOAN_OF}
      UNION ALL
      SELECT 'LOAN_WRITTEN_OFF', x.member_id, l.loan_number, x.id, x.written_off_by, x.reason, ${OWED}
      FROM loan_write_off x ${LOAN_OF}
      UNION ALL
      SELECT 'WRITE_OFF_REVERSED', x.member_id, l.loan_number, x.id, v.reversed_by, v.reason, ${OWED}
      FROM loan_write_off_reversal v
      JOIN loan_write_off x ON x.member_id = v.member_id AND x.id = v.write_off_id ${LOAN_OF}`),
  },
];
