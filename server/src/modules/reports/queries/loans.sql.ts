import { statement } from '../../../platform/database/statement';

/** Where `loan l` stood at the end of the day $1, as `k`; no loan is played through. */
export const STOOD = `CROSS JOIN LATERAL (
     SELECT * FROM loan_day_position p
     WHERE p.member_id = l.member_id AND p.loan_id = l.id AND p.on_day <= $1
     ORDER BY p.on_day DESC, p.recorded_at DESC LIMIT 1
   ) k`;

/** How late that loan was on a day, from its oldest unpaid due day on. */
export const daysPastDueOn = (day: string) => `coalesce(greatest(${day} - k.oldest_unpaid_on, 0), 0)`;

/** The loans of a currency that are so many days past due. Amounts in hundredths. */
export interface AgedLoans {
  readonly currency: string;
  readonly daysPastDue: number;
  readonly loans: number;
  readonly principalMinor: number;
  /** What fell due. What one loan paid ahead lowers that of no other. */
  readonly interestMinor: number;
  readonly lateMinor: number;
  /** Of those that do not accrue: how many, their principal, and what else they owe. */
  readonly stoppedLoans: number;
  readonly stoppedMinor: number;
  readonly memorandumMinor: number;
}

export const agedAt = statement<AgedLoans, [at: string]>(
  'reports.aged',
  `SELECT l.currency, ${daysPastDueOn('$1::date')} AS "daysPastDue", count(*)::int AS loans,
     sum(k.principal_minor)::bigint AS "principalMinor", sum(greatest(k.interest_minor, 0))::bigint AS "interestMinor",
     sum(k.penalty_minor + k.fee_minor)::bigint AS "lateMinor",
     (count(*) FILTER (WHERE NOT k.is_accruing))::int AS "stoppedLoans",
     coalesce(sum(k.principal_minor) FILTER (WHERE NOT k.is_accruing), 0)::bigint AS "stoppedMinor",
     coalesce(sum(greatest(k.interest_minor, 0) + k.penalty_minor + k.fee_minor) FILTER (WHERE NOT k.is_accruing), 0)::bigint
       AS "memorandumMinor"
   FROM loan l ${STOOD} WHERE k.status = 'APPROVED' GROUP BY 1, 2`,
);

/** What was to come in on the days of a month, and what came, in hundredths. */
export interface Collected {
  readonly month: string;
  readonly currency: string;
  readonly expectedPrincipalMinor: number;
  readonly expectedInterestMinor: number;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly penaltyMinor: number;
  readonly feeMinor: number;
  readonly creditMinor: number;
}

/** Of all that concerns installments only what concerns those of the days, which are few of them. */
const OF_INSTALLMENTS_DUE = `JOIN installment due ON due.member_id = r.member_id AND due.loan_id = r.loan_id
       AND due.number = r.installment_number AND due.due_on BETWEEN $2 AND $1`;

/** With the day on which the books came to know of a row, where that is later than the day it was booked on. */
const WITH_LATE_OF_ROW = `LEFT JOIN late_transaction late
       ON late.member_id = r.member_id AND late.transaction_id = r.transaction_id`;

/** Whether an installment had gone into a later schedule before it was due. */
const isReplaced = (one: string) => `EXISTS (
       SELECT 1 FROM hardship_request h
       WHERE h.member_id = ${one}.member_id AND h.loan_id = ${one}.loan_id AND h.state = 'AGREED'
         AND h.changed_on < ${one}.due_on AND ${one}.number < (h.change #>> '{installments,0,number}')::int
     )`;

/**
 * Expected: what the installments of these days ask for, less what had been paid of it before the first of them. Of what
 * went into a later schedule before it was due, only what was paid of it; interest that was charged by then is asked for
 * with the installments that it went into. A small rest that was written off before it was due is not asked for. Received:
 * what payments paid, less what was taken back, on the days on which the books came to know of it, and credit that was used
 * as long as the money did not come in on another loan again. What a new loan paid off is neither expected nor received.
 * All that concerns an installment is summed rather than joined.
 */
export const collectionsOf = statement<Collected, [to: string, from: string]>(
  'reports.collections',
  `WITH part AS (
     SELECT i.member_id, i.loan_id, i.number, i.due_on,
       CASE WHEN ${isReplaced('i')} THEN 0 ELSE i.principal_minor END AS principal, 0::bigint AS interest
     FROM installment i WHERE i.due_on BETWEEN $2 AND $1
     UNION ALL
     SELECT r.member_id, r.loan_id, r.installment_number, NULL,
       CASE r.bucket WHEN 'PRINCIPAL' THEN r.amount_minor ELSE 0 END,
       CASE r.bucket WHEN 'INTEREST' THEN r.amount_minor ELSE 0 END
     FROM repayment_allocation r ${OF_INSTALLMENTS_DUE} ${WITH_LATE_OF_ROW}
     WHERE coalesce(late.recorded_on, r.booked_on) <= $1 AND r.bucket IN ('PRINCIPAL', 'INTEREST') AND ${isReplaced('due')}
     UNION ALL
     SELECT i.member_id, i.loan_id, i.number, NULL, 0, (one ->> 'carriedMinor')::bigint
     FROM installment i
     JOIN hardship_request asked ON asked.member_id = i.member_id AND asked.loan_id = i.loan_id AND asked.state = 'AGREED'
     CROSS JOIN LATERAL jsonb_array_elements(asked.change -> 'installments') one
     WHERE i.due_on BETWEEN $2 AND $1 AND (one ->> 'number')::int = i.number AND NOT ${isReplaced('i')}
     UNION ALL
     SELECT r.member_id, r.loan_id, r.installment_number, NULL,
       CASE r.bucket WHEN 'PRINCIPAL' THEN 0 - r.amount_minor ELSE 0 END,
       CASE r.bucket WHEN 'INTEREST' THEN 0 - r.amount_minor ELSE 0 END
     FROM repayment_allocation r ${OF_INSTALLMENTS_DUE} ${WITH_LATE_OF_ROW}
     WHERE coalesce(late.recorded_on, r.booked_on) < $2 AND r.bucket IN ('PRINCIPAL', 'INTEREST')
     UNION ALL
     SELECT r.member_id, r.loan_id, r.installment_number, NULL,
       CASE r.bucket WHEN 'PRINCIPAL' THEN 0 - r.amount_minor ELSE 0 END,
       CASE r.bucket WHEN 'INTEREST' THEN 0 - r.amount_minor ELSE 0 END
     FROM repayment paid JOIN repayment_allocation r ON r.member_id = paid.member_id AND r.repayment_id = paid.id
     WHERE paid.paid_by_loan_id IS NOT NULL AND r.booked_on BETWEEN $2 AND $1 AND r.bucket IN ('PRINCIPAL', 'INTEREST')
     UNION ALL
     SELECT r.member_id, r.loan_id, r.installment_number, NULL, 0, r.amount_minor
     FROM loan_charge r ${OF_INSTALLMENTS_DUE} ${WITH_LATE_OF_ROW}
     WHERE coalesce(late.recorded_on, r.booked_on) <= $1 AND r.kind = 'INTEREST' AND NOT ${isReplaced('due')}
     UNION ALL
     SELECT r.member_id, r.loan_id, r.installment_number, NULL,
       CASE r.kind WHEN 'REST_PRINCIPAL' THEN 0 - r.amount_minor ELSE 0 END,
       CASE r.kind WHEN 'REST_INTEREST' THEN 0 - r.amount_minor ELSE 0 END
     FROM loan_charge r ${OF_INSTALLMENTS_DUE} ${WITH_LATE_OF_ROW}
     WHERE coalesce(late.recorded_on, r.booked_on) <= $1 AND r.kind IN ('REST_PRINCIPAL', 'REST_INTEREST')
       AND r.charged_on < due.due_on
   ), asked AS (
     SELECT member_id, loan_id, max(due_on) AS due_on, greatest(sum(principal), 0) AS principal,
       greatest(sum(interest), 0) AS interest
     FROM part GROUP BY member_id, loan_id, number HAVING count(due_on) > 0
   ), expected AS (
     SELECT asked.due_on AS on_day, l.currency, sum(asked.principal) AS principal, sum(asked.interest) AS interest
     FROM asked
     JOIN loan l ON l.member_id = asked.member_id AND l.id = asked.loan_id
     JOIN ledger_transaction f ON f.member_id = l.member_id AND f.subject_id = l.id AND f.kind = 'LOAN_FUNDING'
       AND f.business_on <= $1
     WHERE NOT EXISTS (
       SELECT 1 FROM ledger_transaction c
       WHERE c.member_id = l.member_id AND c.subject_id = l.id AND c.kind = 'LOAN_CANCELLATION' AND c.business_on <= $1
     ) AND NOT EXISTS (
       SELECT 1 FROM loan_write_off w
       LEFT JOIN loan_write_off_reversal v ON v.member_id = w.member_id AND v.write_off_id = w.id AND v.lifted_on <= $1
       WHERE w.member_id = l.member_id AND w.loan_id = l.id AND w.written_off_on < asked.due_on
         AND v.write_off_id IS NULL
     )
     GROUP BY 1, 2
   ), received AS (
     SELECT coalesce(late.recorded_on, r.booked_on) AS on_day, l.currency,
       CASE r.bucket WHEN 'USED' THEN 'CREDIT' ELSE r.bucket END AS bucket, sum(r.amount_minor) AS amount
     FROM repayment_allocation r
     JOIN loan l ON l.member_id = r.member_id AND l.id = r.loan_id
     ${WITH_LATE_OF_ROW}
     WHERE coalesce(late.recorded_on, r.booked_on) BETWEEN $2 AND $1
       AND NOT EXISTS (
         SELECT 1 FROM repayment paid
         WHERE paid.member_id = r.member_id AND paid.id = r.repayment_id AND paid.paid_by_loan_id IS NOT NULL
       )
     GROUP BY 1, 2, 3
     UNION ALL
     SELECT u.used_on, l.currency, 'CREDIT', -sum(u.amount_minor)
     FROM credit_use u JOIN loan l ON l.member_id = u.member_id AND l.id = u.loan_id
     WHERE u.used_on BETWEEN $2 AND $1 AND u.repayment_id IS NOT NULL
     GROUP BY 1, 2
   ), days AS (
     SELECT on_day, currency, principal AS expected_principal, interest AS expected_interest, NULL AS bucket,
       0 AS amount FROM expected
     UNION ALL SELECT on_day, currency, 0, 0, bucket, amount FROM received
   )
   SELECT to_char(on_day, 'YYYY-MM') AS month, currency, sum(expected_principal)::bigint AS "expectedPrincipalMinor",
     sum(expected_interest)::bigint AS "expectedInterestMinor",
     ${['PRINCIPAL', 'INTEREST', 'PENALTY', 'FEE', 'CREDIT']
       .map(
         (bucket) =>
           `coalesce(sum(amount) FILTER (WHERE bucket = '${bucket}'), 0)::bigint AS "${bucket.toLowerCase()}Minor"`,
       )
       .join(', ')}
   FROM days GROUP BY 1, 2`,
);

/** Whether something of a day, or of one before, is still to be posted. */
export const isBehind = statement<{ readonly isBehind: boolean }, [at: string]>(
  'reports.isBehind',
  `SELECT EXISTS (SELECT 1 FROM loan WHERE status = 'APPROVED' AND next_event_on <= $1) AS "isBehind"`,
);
