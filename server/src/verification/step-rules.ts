import type { Rule } from './rule';

const STEPS = `SELECT e.*, l.loan_number, l.status AS became, l.created_at, l.repaid_at,
    lag(e.status) OVER steps AS before, lead(e.status) OVER steps AS next
  FROM loan_event e JOIN loan l ON l.member_id = e.member_id AND l.id = e.loan_id
  WINDOW steps AS (PARTITION BY e.member_id, e.loan_id ORDER BY e.number)`;

/** Whether a row of the loan was recorded by who made the step, at its time. */
const made = (table: string, by: string, at: string, of = table) =>
  `EXISTS (
     SELECT 1 FROM ${table} x WHERE x.member_id = s.member_id AND x.${by} = s.actor_id AND x.${at} = s.at
       ${of === table ? 'AND x.loan_id = s.loan_id' : ''}
   )`;

/** What holds of the steps of loans by themselves. */
export const STEP_RULES: readonly Rule[] = [
  {
    invariant: 'each step of a loan is by somebody who makes such steps, and says what these say',
    sql: `SELECT member_id, loan_number, number, status, by, actor_id, at FROM (${STEPS}) s
          WHERE NOT CASE by
            WHEN 'MEMBER' THEN actor_id IS NULL AND message IS NULL AND reasons = '{}'
              AND (status = 'CANCELLED' OR (status = 'PENDING' AND number = 1))
            WHEN 'STAFF' THEN actor_id IS NOT NULL AND reasons = '{}' AND status NOT IN ('PENDING', 'CANCELLED')
            ELSE actor_id IS NULL AND message IS NULL AND status <> 'PENDING' AND (status <> 'CANCELLED' OR reasons <> '{}')
              AND (reasons = '{}' OR before IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD'))
          END OR (by = 'MEMBER' AND status = 'PENDING' AND at <> created_at)`,
  },
  {
    invariant: 'a loan was closed, written off and opened again when, and by whom, its rows say',
    sql: `SELECT member_id, loan_number, number, status, by, actor_id, at FROM (${STEPS}) s
          WHERE (by = 'STAFF' AND status = 'WRITTEN_OFF' AND NOT ${made('loan_write_off', 'written_off_by', 'recorded_at')})
            OR (by = 'STAFF' AND before = 'WRITTEN_OFF'
              AND NOT ${made('loan_write_off_reversal', 'reversed_by', 'reversed_at', 'loan_write_off')})
            OR (by = 'STAFF' AND 'WRITTEN_OFF' IN (status, before) AND message IS NOT NULL)
            OR (status = 'REPAID' AND next IS NULL AND at IS DISTINCT FROM repaid_at)
            OR (status = 'REPAID' AND before NOT IN ('APPROVED', 'WRITTEN_OFF'))
            OR (status = 'WRITTEN_OFF' AND before NOT IN ('APPROVED', 'REPAID'))
            OR (status IN ('UNDER_REVIEW', 'ON_HOLD', 'REJECTED')
              AND before NOT IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'REJECTED'))`,
  },
];

/** What holds of them by the audit trail. */
export const TOLD_STEP_RULES: readonly Rule[] = [
  {
    invariant: 'what was decided on a loan, when, by whom and why, is as the audit trail has it',
    sql: `SELECT e.member_id, e.subject, e.after, s.status, s.by, s.actor_id, s.at FROM (
            SELECT member_id, subject, actor_id, after, after -> 'step' AS step FROM audit_entry
            WHERE action IN ('LOAN_DECISION', 'LOAN_LAPSED') AND after ? 'step'
          ) e
          LEFT JOIN (
            SELECT s.*, 'loan ' || l.loan_number AS subject FROM loan_event s
            JOIN loan l ON l.member_id = s.member_id AND l.id = s.loan_id
          ) s ON s.member_id = e.member_id AND s.subject = e.subject AND s.number = (e.step ->> 'number')::integer
          WHERE (s.status, s.by, s.actor_id, s.message, to_jsonb(s.reasons), s.at) IS DISTINCT FROM
            (e.after ->> 'status', e.step ->> 'by', e.actor_id, e.step ->> 'message', e.step -> 'reasons',
              (e.step ->> 'at')::timestamptz)`,
  },
  {
    // Every version has written one with each decision, if without the step.
    invariant: 'every decision of staff on a loan has its entry in the audit trail',
    sql: `SELECT s.member_id, s.loan_number, s.number, s.status, s.actor_id FROM (${STEPS}) s
          LEFT JOIN (
            SELECT DISTINCT member_id, subject, actor_id, after ->> 'status' AS status,
              coalesce(after ->> 'statusMessage', '') AS message
            FROM audit_entry WHERE action = 'LOAN_DECISION'
          ) e ON e.member_id = s.member_id AND e.subject = 'loan ' || s.loan_number AND e.actor_id = s.actor_id
            AND e.status = s.status AND e.message = coalesce(s.message, '')
          WHERE s.by = 'STAFF' AND e.subject IS NULL AND s.status <> 'WRITTEN_OFF'
            AND coalesce(s.before, '') <> 'WRITTEN_OFF'`,
  },
];
