import { CREDIT_SCORE, LATE_FROM_DAY, SCORE_RULES } from '@pautang/loan-terms';
import type { Rule } from './rule';

const POINTS = Object.entries(SCORE_RULES)
  .map(([rule, points]) => `('${rule}', ${points})`)
  .join(', ');

const LATE_FROM = Object.entries(LATE_FROM_DAY)
  .map(([rule, day]) => `WHEN '${rule}' THEN i.due_on + ${day}`)
  .join(' ');

/** What holds of the changes of credit scores beside their sum. */
export const SCORE_RULES_OF_ENTRIES: readonly Rule[] = [
  {
    // At the ends of the range a rule changes less than its points.
    invariant: 'a change of a credit score is of its rule, its loan and its turn',
    sql: `SELECT * FROM (
            SELECT e.member_id, e.number, e.loan_number, e.rule, e.sequence, e.change, e.score_after, e.loan_id,
              e.installment_number, l.loan_number AS of_loan, p.points, i.number AS installment,
              row_number() OVER (PARTITION BY e.member_id ORDER BY e.number) AS place,
              row_number() OVER rule_of_loan AS turn, lag(e.change) OVER rule_of_loan AS taken_back
            FROM credit_score_entry e
            LEFT JOIN loan l ON l.member_id = e.member_id AND l.id = e.loan_id
            LEFT JOIN installment i ON i.member_id = e.member_id AND i.loan_id = e.loan_id AND i.number = e.installment_number
            LEFT JOIN (VALUES ${POINTS}) p(rule, points) ON p.rule = e.rule
            WINDOW rule_of_loan AS
              (PARTITION BY e.member_id, e.loan_id, e.installment_number, e.rule ORDER BY e.sequence)
          ) e
          WHERE number <> place OR sequence <> turn OR CASE WHEN rule = 'STARTED'
            THEN (loan_id, loan_number, installment_number, number) IS DISTINCT FROM (NULL::uuid, NULL::text, 0::smallint, 1)
            ELSE of_loan IS NULL OR loan_number IS DISTINCT FROM of_loan OR points IS NULL
              OR (installment_number = 0) <> (rule LIKE 'LOAN_%') OR (installment_number <> 0 AND installment IS NULL)
              OR (score_after NOT IN (${CREDIT_SCORE.least}, ${CREDIT_SCORE.most})
                AND change <> CASE WHEN sequence % 2 = 1 THEN points ELSE -taken_back END)
          END`,
  },
  {
    invariant: 'a change of a credit score comes no sooner than the lateness, or the due day, that it is for',
    sql: `SELECT e.member_id, e.number, e.loan_number, e.rule, e.installment_number, e.at, i.due_on
          FROM credit_score_entry e
          JOIN installment i ON i.member_id = e.member_id AND i.loan_id = e.loan_id AND i.number = e.installment_number
          JOIN servicing_policy p ON p.member_id = e.member_id AND p.loan_id = e.loan_id
          WHERE (e.at AT TIME ZONE 'Asia/Manila')::date < CASE e.rule
            WHEN 'MONEY_KEPT' THEN i.due_on
            WHEN 'LATE_INSTALLMENT' THEN i.due_on + p.grace_days + 1
            ${LATE_FROM}
          END`,
  },
];
