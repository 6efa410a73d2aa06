import { alwaysIncome } from './accrual-rules';
import type { Rule } from './rule';

/** Loans that were paid out and count. */
const SERVICED = `l.status IN ('APPROVED', 'REPAID', 'WRITTEN_OFF')`;

/** What the rows of a loan come to, and what stands of it in the ledger (debits positive). */
const SUMS = `
  SELECT l.member_id, l.id, l.loan_number, l.status,
    l.principal_minor - allocated.principal - charged.rest_principal AS principal,
    charged.interest - allocated.interest - charged.rest_interest AS interest,
    charged.penalty - allocated.penalty - charged.rest_penalty - charged.waived_penalty AS penalty,
    charged.fee - allocated.fee - charged.rest_fee - charged.waived_fee AS fee,
    allocated.credit - used.credit AS credit, posted.*
  FROM loan l
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'INTEREST'), 0) AS interest,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'PENALTY'), 0) AS penalty,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'LATE_CHARGE'), 0) AS fee,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'WAIVED_PENALTY'), 0) AS waived_penalty,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'WAIVED_FEE'), 0) AS waived_fee,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'REST_PRINCIPAL'), 0) AS rest_principal,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'REST_INTEREST'), 0) AS rest_interest,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'REST_PENALTY'), 0) AS rest_penalty,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'REST_FEE'), 0) AS rest_fee
    FROM loan_charge WHERE member_id = l.member_id AND loan_id = l.id
  ) charged
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'PRINCIPAL'), 0) AS principal,
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'INTEREST'), 0) AS interest,
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'PENALTY'), 0) AS penalty,
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'FEE'), 0) AS fee,
      coalesce(sum(amount_minor) FILTER (WHERE bucket IN ('CREDIT', 'USED')), 0) AS credit
    FROM repayment_allocation WHERE member_id = l.member_id AND loan_id = l.id
  ) allocated
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_minor), 0) AS credit FROM credit_use
    WHERE member_id = l.member_id AND loan_id = l.id
  ) used
  CROSS JOIN LATERAL (
    SELECT
      coalesce(-sum(amount_minor) FILTER (WHERE account = 'LOANS_RECEIVABLE'), 0) AS posted_principal,
      coalesce(-sum(amount_minor) FILTER (WHERE account IN ('INTEREST_RECEIVABLE', 'INTEREST_MEMORANDUM')), 0) AS posted_interest,
      coalesce(-sum(amount_minor) FILTER (WHERE account IN ('PENALTIES_RECEIVABLE', 'PENALTIES_MEMORANDUM')), 0) AS posted_penalty,
      coalesce(-sum(amount_minor) FILTER (WHERE account IN ('FEES_RECEIVABLE', 'FEES_MEMORANDUM')), 0) AS posted_fee,
      coalesce(sum(amount_minor) FILTER (WHERE account = 'MEMBER_CREDIT'), 0) AS posted_credit,
      coalesce(-sum(amount_minor) FILTER (WHERE account = 'WRITTEN_OFF_LOANS'), 0) AS posted_written_off
    FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
    WHERE t.member_id = l.member_id AND t.loan_id = l.id
  ) posted
  WHERE ${SERVICED}`;

/** Postings, with their movements. */
const POSTED = 'posting p JOIN ledger_transaction t ON t.member_id = p.member_id AND t.id = p.transaction_id';

/** What holds of schedules, charges, repayments and what they pay. */
export const SERVICING_RULES: readonly Rule[] = [
  {
    invariant: 'an approved loan has a schedule that sums to its principal, and no other loan has one',
    sql: `SELECT l.member_id, l.loan_number, l.status, l.principal_minor, sum(i.principal_minor) AS scheduled,
            count(i.number) AS installments
          FROM loan l LEFT JOIN installment i
            ON i.member_id = l.member_id AND i.loan_id = l.id AND i.number <= l.term_months
          GROUP BY l.member_id, l.id
          HAVING CASE WHEN l.approved_at IS NULL AND NOT ${SERVICED} THEN count(i.number) > 0
            ELSE count(i.number) <> l.term_months OR sum(i.principal_minor) <> l.principal_minor END`,
  },
  {
    invariant:
      'the installments behind those of a loan’s first schedule are those of the schedules that were agreed to later',
    sql: `SELECT * FROM (
            SELECT i.member_id, i.loan_id, i.number, i.due_on, i.principal_minor, i.interest_minor, i.kept_on
            FROM installment i JOIN loan l ON l.member_id = i.member_id AND l.id = i.loan_id WHERE i.number > l.term_months
          ) i FULL JOIN (
            SELECT h.member_id, h.loan_id, a.*
            FROM hardship_request h CROSS JOIN LATERAL jsonb_to_recordset(h.change -> 'installments')
              AS a(number smallint, "dueOn" date, "principalMinor" bigint, "interestMinor" bigint, "keptOn" date)
            WHERE h.state = 'AGREED'
          ) a USING (member_id, loan_id, number)
          WHERE (i.due_on, i.principal_minor, i.interest_minor, i.kept_on)
            IS DISTINCT FROM (a."dueOn", a."principalMinor", a."interestMinor", a."keptOn")`,
  },
  {
    invariant: 'allocations and credit sum to the repayment, and to nothing once it was taken back',
    sql: `SELECT r.member_id, r.repayment_number, r.amount_minor, coalesce(sum(a.amount_minor), 0) AS allocated
          FROM repayment r
          LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id
          LEFT JOIN repayment_allocation a ON a.member_id = r.member_id AND a.repayment_id = r.id
          GROUP BY r.member_id, r.id, v.repayment_id
          HAVING coalesce(sum(a.amount_minor), 0) <> CASE WHEN v.repayment_id IS NULL THEN r.amount_minor ELSE 0 END`,
  },
  {
    invariant: 'the payments of a loan say of no more than was used that it was',
    sql: `SELECT a.member_id, a.loan_id, a.used, u.used AS given FROM (
            SELECT member_id, loan_id, sum(amount_minor) AS used FROM repayment_allocation
            WHERE bucket = 'USED' GROUP BY 1, 2
          ) a LEFT JOIN (
            SELECT member_id, loan_id, sum(amount_minor) AS used FROM credit_use GROUP BY 1, 2
          ) u USING (member_id, loan_id) WHERE a.used > coalesce(u.used, 0)`,
  },
  {
    invariant: 'no allocation and no charge sums to less than zero',
    sql: `SELECT member_id, loan_id, repayment_id::text AS what, installment_number, bucket AS kind,
            sum(amount_minor) AS sum
          FROM repayment_allocation GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount_minor) < 0
          UNION ALL
          SELECT member_id, loan_id, charged_on::text, installment_number, kind,
            least(sum(amount_minor), sum(waived_minor))
          FROM loan_charge GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount_minor) < 0 OR sum(waived_minor) < 0`,
  },
  {
    invariant: 'nothing is paid above what the schedule or a charge asks for',
    sql: `SELECT i.member_id, i.loan_id, i.number, a.bucket, a.paid
          FROM installment i
          JOIN LATERAL (
            SELECT bucket, sum(amount_minor) AS paid FROM repayment_allocation
            WHERE member_id = i.member_id AND loan_id = i.loan_id AND installment_number = i.number
            GROUP BY bucket
          ) a ON true
          LEFT JOIN LATERAL (
            SELECT coalesce(sum(amount_minor) FILTER (WHERE kind = 'PENALTY'), 0) AS penalty,
              coalesce(sum(amount_minor) FILTER (WHERE kind = 'LATE_CHARGE'), 0) AS fee
            FROM loan_charge WHERE member_id = i.member_id AND loan_id = i.loan_id AND installment_number = i.number
          ) c ON true
          WHERE NOT EXISTS (
            -- There the first installment has what a payment that was taken back leaves.
            SELECT 1 FROM hardship_request h
            WHERE h.member_id = i.member_id AND h.loan_id = i.loan_id AND h.state = 'AGREED'
          ) AND a.paid > CASE a.bucket WHEN 'PRINCIPAL' THEN i.principal_minor WHEN 'INTEREST' THEN i.interest_minor
            WHEN 'PENALTY' THEN c.penalty ELSE c.fee END`,
  },
  {
    invariant: 'what the ledger says a loan owes equals schedule and charges less allocations, kind by kind',
    sql: `SELECT * FROM (${SUMS}) s
          WHERE CASE status WHEN 'WRITTEN_OFF' THEN
            (0::numeric, 0::numeric, 0::numeric, 0::numeric, credit, principal + interest + penalty + fee)
          ELSE (principal, interest, penalty, fee, credit, 0::numeric) END
            IS DISTINCT FROM (posted_principal, posted_interest, posted_penalty, posted_fee, posted_credit,
              posted_written_off)`,
  },
  {
    invariant: 'a repaid loan owes nothing',
    sql: `SELECT * FROM (${SUMS}) s
          WHERE status = 'REPAID' AND (principal <> 0 OR interest <> 0 OR penalty <> 0 OR fee <> 0)`,
  },
  {
    invariant:
      'where a loan stands from its last day on is what its rows come to, and every running loan has such a day',
    sql: `SELECT s.member_id, s.loan_number, s.status, s.principal, s.interest, s.penalty, s.fee, to_json(p) AS kept
          FROM (${SUMS}) s
          LEFT JOIN LATERAL (
            SELECT * FROM loan_day_position WHERE member_id = s.member_id AND loan_id = s.id
            ORDER BY on_day DESC, recorded_at DESC LIMIT 1
          ) p ON true
          LEFT JOIN loan l ON l.member_id = s.member_id AND l.id = s.id
          WHERE CASE WHEN p.loan_id IS NULL THEN s.status = 'APPROVED' ELSE
            (p.status, p.oldest_unpaid_on, p.principal_minor, p.interest_minor, p.penalty_minor, p.fee_minor,
              p.is_accruing)
              IS DISTINCT FROM (s.status, l.oldest_unpaid_on, s.principal, s.interest, s.penalty, s.fee, l.is_accruing) END`,
  },
  {
    invariant: 'income equals what was charged, per currency',
    sql: `SELECT * FROM (
            SELECT p.currency, p.account, sum(p.amount_minor) AS posted FROM ${POSTED}
            WHERE p.account IN ('INTEREST_INCOME', 'PENALTY_INCOME', 'FEE_INCOME') AND ${alwaysIncome('t')} GROUP BY 1, 2
          ) p FULL JOIN (
            SELECT l.currency, c.account, sum(c.amount) AS charged FROM (
              -- A loan at a time: it is asked of each loan, and not of each charge, whether it always accrued.
              SELECT member_id, loan_id, CASE kind WHEN 'INTEREST' THEN 'INTEREST_INCOME'
                WHEN 'PENALTY' THEN 'PENALTY_INCOME' ELSE 'FEE_INCOME' END AS account, sum(amount_minor) AS amount
              FROM loan_charge WHERE kind IN ('INTEREST', 'PENALTY', 'LATE_CHARGE') GROUP BY 1, 2, 3
            ) c JOIN loan l ON l.member_id = c.member_id AND l.id = c.loan_id
            WHERE ${alwaysIncome('c')} GROUP BY 1, 2
          ) c USING (currency, account) WHERE coalesce(posted, 0) <> coalesce(charged, 0)`,
  },
  {
    invariant: 'waivers equal what was waived, per currency, and no loan more than its waivers that stand',
    sql: `SELECT currency, NULL::uuid AS loan_id, posted, waived FROM (
            SELECT p.currency, -sum(p.amount_minor) AS posted FROM ${POSTED}
            WHERE p.account = 'WAIVERS' AND ${alwaysIncome('t')} GROUP BY 1
          ) p FULL JOIN (
            SELECT l.currency, sum(c.amount_minor) AS waived
            FROM loan_charge c JOIN loan l ON l.member_id = c.member_id AND l.id = c.loan_id
            WHERE c.kind LIKE 'WAIVED_%' AND ${alwaysIncome('c')} GROUP BY 1
          ) c USING (currency) WHERE coalesce(posted, 0) <> coalesce(waived, 0)
          UNION ALL
          SELECT NULL, c.loan_id, granted.sum, sum(c.amount_minor) FROM loan_charge c
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(w.amount_minor), 0) AS sum FROM loan_waiver w
            LEFT JOIN loan_waiver_reversal v ON v.member_id = w.member_id AND v.waiver_id = w.id
            WHERE w.member_id = c.member_id AND w.loan_id = c.loan_id AND v.waiver_id IS NULL
          ) granted
          WHERE c.kind LIKE 'WAIVED_%' GROUP BY c.member_id, c.loan_id, granted.sum
          HAVING sum(c.amount_minor) > granted.sum`,
  },
  {
    invariant: 'small rests equal what was written off of them, per currency',
    sql: `SELECT * FROM (
            SELECT p.currency, -sum(p.amount_minor) AS posted FROM ${POSTED}
            WHERE p.account = 'SMALL_RESTS' AND ${alwaysIncome('t')} GROUP BY 1
          ) p FULL JOIN (
            SELECT l.currency, sum(c.amount_minor) AS written_off
            FROM loan_charge c JOIN loan l ON l.member_id = c.member_id AND l.id = c.loan_id
            WHERE c.kind LIKE 'REST_%' AND ${alwaysIncome('c')} GROUP BY 1
          ) c USING (currency) WHERE coalesce(posted, 0) <> coalesce(written_off, 0)`,
  },
  {
    invariant:
      'a small rest is below what its loan asks for, and penalties and charges below the cap of its whole life',
    sql: `SELECT c.member_id, c.loan_id, c.rest, p.small_rest_minor, c.late, p.life_cap_percent
          FROM (
            SELECT member_id, loan_id, coalesce(max(rest), 0) AS rest, sum(late) AS late
            FROM (
              SELECT member_id, loan_id, installment_number,
                sum(amount_minor) FILTER (WHERE kind LIKE 'REST_%') AS rest,
                coalesce(sum(amount_minor) FILTER (WHERE kind IN ('PENALTY', 'LATE_CHARGE')), 0) AS late
              FROM loan_charge GROUP BY 1, 2, 3
            ) i GROUP BY 1, 2
          ) c
          JOIN servicing_policy p ON p.member_id = c.member_id AND p.loan_id = c.loan_id
          JOIN loan l ON l.member_id = c.member_id AND l.id = c.loan_id
          WHERE c.rest >= greatest(coalesce(p.small_rest_minor, 0), 1)
             -- Loans by the first version of the rules have no such cap.
             OR (c.late > 0 AND c.late > l.principal_minor * p.life_cap_percent / 100 - l.processing_fee_minor
               - l.stamp_tax_minor)`,
  },
  {
    invariant:
      'the money of each repayment was collected once, and given back once where that was taken back',
    sql: `SELECT r.member_id, r.repayment_number, r.amount_minor, moved.received, moved.back
          FROM repayment r
          LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id
          LEFT JOIN credit_use u ON u.member_id = r.member_id AND u.repayment_id = r.id
          CROSS JOIN LATERAL (
            SELECT coalesce(-sum(p.amount_minor) FILTER (WHERE t.kind = 'REPAYMENT'), 0) AS received,
              coalesce(sum(p.amount_minor) FILTER (WHERE t.kind = 'REPAYMENT_REVERSAL'), 0) AS back
            FROM ledger_transaction t JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
            WHERE t.member_id = r.member_id AND t.subject_id = r.id AND t.kind IN ('REPAYMENT', 'REPAYMENT_REVERSAL')
              AND p.account IN ('COLLECTIONS', 'TOP_UPS')
          ) moved
          WHERE u.id IS NULL AND (moved.received <> r.amount_minor
            OR moved.back <> CASE WHEN v.repayment_id IS NULL THEN 0 ELSE r.amount_minor END)`,
  },
  {
    // What came out of the credit of another loan was collected there.
    invariant: 'collections equal the repayments that were not taken back, per currency',
    sql: `SELECT * FROM (
            SELECT currency, -sum(amount_minor) AS posted FROM posting WHERE account = 'COLLECTIONS' GROUP BY 1
          ) p FULL JOIN (
            SELECT l.currency, sum(r.amount_minor) FILTER (WHERE v.repayment_id IS NULL AND u.id IS NULL) AS received
            FROM repayment r
            JOIN loan l ON l.member_id = r.member_id AND l.id = r.loan_id
            LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id
            LEFT JOIN credit_use u ON u.member_id = r.member_id AND u.repayment_id = r.id
            WHERE r.paid_by_loan_id IS NULL
            GROUP BY 1
          ) r USING (currency) WHERE coalesce(posted, 0) <> coalesce(received, 0)`,
  },
  {
    invariant: 'a loan that pays off another gave it exactly what closed it, and nothing of that is left',
    sql: `SELECT l.member_id, l.loan_number, l.status, r.amount_minor AS paid_off, p.given, p.left
          FROM loan l
          LEFT JOIN repayment r ON r.member_id = l.member_id AND r.paid_by_loan_id = l.id
          LEFT JOIN LATERAL (
            SELECT coalesce(sum(p.amount_minor) FILTER (WHERE t.kind = 'LOAN_FUNDING' AND t.loan_id = l.id), 0) AS given,
              coalesce(sum(p.amount_minor), 0) AS left
            FROM ledger_transaction t
            JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id AND p.account = 'TOP_UPS'
            WHERE t.member_id = l.member_id
              AND (t.loan_id = l.id AND t.kind IN ('LOAN_FUNDING', 'LOAN_CANCELLATION') OR t.subject_id = r.id)
          ) p ON true
          WHERE (l.pays_off_id IS NOT NULL OR r.id IS NOT NULL)
            AND (coalesce(r.amount_minor, 0) <> p.given OR p.left <> 0
              OR (r.id IS NOT NULL) <> (l.approved_at IS NOT NULL) OR r.loan_id <> l.pays_off_id)
          UNION ALL
          SELECT NULL, currency, NULL, NULL, NULL, sum(amount_minor) FROM posting
          WHERE account = 'TOP_UPS' GROUP BY currency HAVING sum(amount_minor) <> 0`,
  },
];
