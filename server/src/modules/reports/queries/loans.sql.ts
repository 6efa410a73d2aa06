import { statement } from '../../../platform/database/statement';
import { BOOKED_ON, WITH_LATE } from './books.sql';

/** A loan of the book at the end of a day. Amounts in hundredths of its currency. */
export interface LoanAt {
  readonly loanNumber: string;
  readonly currency: string;
  readonly method: string;
  readonly ratePercent: number;
  readonly termMonths: number;
  readonly approvedOn: string;
  readonly lentMinor: number;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly penaltyMinor: number;
  readonly feeMinor: number;
  readonly paidMinor: number;
  readonly undrawnMinor: number;
  /** Null where all is paid. */
  readonly daysPastDue: number | null;
  readonly isAccruing: boolean;
}

/** Rows of a table that came from a transaction, or from none, which the books know of on the day $1. */
const known = (table: string) =>
  `FROM ${table} r LEFT JOIN late_transaction late
     ON late.member_id = r.member_id AND late.transaction_id = r.transaction_id
   WHERE coalesce(late.recorded_on, r.booked_on) <= $1`;

/** The loans that were running at the end of a day, from where they stood then; no loan is played through. */
const BOOK = `SELECT l.member_id, l.id, l.loan_number AS "loanNumber", l.currency, l.interest_method AS method,
     l.rate_percent AS "ratePercent", l.term_months AS "termMonths", l.approved_on::text AS "approvedOn",
     l.principal_minor AS "lentMinor", k.principal_minor AS "principalMinor", k.interest_minor AS "interestMinor",
     k.penalty_minor AS "penaltyMinor", k.fee_minor AS "feeMinor", k.is_accruing AS "isAccruing",
     greatest($1::date - k.oldest_unpaid_on, 0) AS "daysPastDue"
   FROM loan l CROSS JOIN LATERAL (
     SELECT * FROM loan_day_position p
     WHERE p.member_id = l.member_id AND p.loan_id = l.id AND p.on_day <= $1
     ORDER BY p.on_day DESC, p.recorded_at DESC LIMIT 1
   ) k
   WHERE k.status = 'APPROVED'`;

export const loansAt = statement<LoanAt, [at: string, count: number]>(
  'reports.loans',
  `WITH moved AS (
     SELECT t.member_id, t.loan_id,
       coalesce(0 - sum(p.amount_minor) FILTER (WHERE p.account = 'COLLECTIONS'), 0)::bigint AS paid,
       coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'WALLET'), 0)::bigint AS undrawn
     FROM ledger_transaction t
     JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
     ${WITH_LATE}
     WHERE ${BOOKED_ON} <= $1 AND p.account IN ('COLLECTIONS', 'WALLET')
     GROUP BY t.member_id, t.loan_id
   )
   SELECT book.*, coalesce(moved.paid, 0)::bigint AS "paidMinor", coalesce(moved.undrawn, 0)::bigint AS "undrawnMinor"
   FROM (${BOOK}) book
   LEFT JOIN moved ON moved.member_id = book.member_id AND moved.loan_id = book.id
   ORDER BY "loanNumber" LIMIT $2`,
);

/** The loans of a currency that are so many days past due. Amounts in hundredths. */
export interface AgedLoans {
  readonly currency: string;
  readonly daysPastDue: number;
  readonly loans: number;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly lateMinor: number;
}

export const agedAt = statement<AgedLoans, [at: string]>(
  'reports.aged',
  `SELECT currency, coalesce("daysPastDue", 0) AS "daysPastDue", count(*)::int AS loans,
     sum("principalMinor")::bigint AS "principalMinor", sum("interestMinor")::bigint AS "interestMinor",
     sum("penaltyMinor" + "feeMinor")::bigint AS "lateMinor"
   FROM (${BOOK}) book GROUP BY 1, 2`,
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

/**
 * Expected: what the installments of these days ask for, less what had been paid of it before the first of them. Received: what
 * payments paid, less what was taken back, on the days on which the books came to know of it.
 */
export const collectionsOf = statement<Collected, [to: string, from: string]>(
  'reports.collections',
  `WITH funded AS (
     SELECT t.member_id, t.loan_id FROM ledger_transaction t
     WHERE t.kind IN ('LOAN_FUNDING', 'LOAN_CANCELLATION') AND t.business_on <= $1
     GROUP BY t.member_id, t.loan_id HAVING count(*) FILTER (WHERE t.kind = 'LOAN_CANCELLATION') = 0
   ), before AS (
     SELECT r.member_id, r.loan_id, r.installment_number,
       sum(r.amount_minor) FILTER (WHERE r.bucket = 'PRINCIPAL') AS principal,
       sum(r.amount_minor) FILTER (WHERE r.bucket = 'INTEREST') AS interest
     FROM repayment_allocation r LEFT JOIN late_transaction late
       ON late.member_id = r.member_id AND late.transaction_id = r.transaction_id
     WHERE coalesce(late.recorded_on, r.booked_on) < $2 AND r.bucket IN ('PRINCIPAL', 'INTEREST')
     GROUP BY r.member_id, r.loan_id, r.installment_number
   ), charged AS (
     SELECT r.member_id, r.loan_id, r.installment_number, sum(r.amount_minor) AS amount
     ${known('loan_charge')} AND r.kind = 'INTEREST'
     GROUP BY r.member_id, r.loan_id, r.installment_number
   ), expected AS (
     SELECT to_char(i.due_on, 'YYYY-MM') AS month, l.currency,
       sum(greatest(i.principal_minor - coalesce(before.principal, 0), 0)) AS principal,
       sum(greatest(coalesce(charged.amount, 0) - coalesce(before.interest, 0), 0)) AS interest
     FROM installment i
     JOIN funded ON funded.member_id = i.member_id AND funded.loan_id = i.loan_id
     JOIN loan l ON l.member_id = i.member_id AND l.id = i.loan_id
     LEFT JOIN before ON before.member_id = i.member_id AND before.loan_id = i.loan_id
       AND before.installment_number = i.number
     LEFT JOIN charged ON charged.member_id = i.member_id AND charged.loan_id = i.loan_id
       AND charged.installment_number = i.number
     WHERE i.due_on BETWEEN $2 AND $1
     GROUP BY 1, 2
   ), received AS (
     SELECT to_char(coalesce(late.recorded_on, r.booked_on), 'YYYY-MM') AS month, l.currency, r.bucket,
       sum(r.amount_minor) AS amount
     FROM repayment_allocation r
     JOIN loan l ON l.member_id = r.member_id AND l.id = r.loan_id
     LEFT JOIN late_transaction late ON late.member_id = r.member_id AND late.transaction_id = r.transaction_id
     WHERE coalesce(late.recorded_on, r.booked_on) BETWEEN $2 AND $1
     GROUP BY 1, 2, 3
   ), months AS (
     SELECT month, currency, principal AS expected_principal, interest AS expected_interest, NULL AS bucket,
       0 AS amount FROM expected
     UNION ALL SELECT month, currency, 0, 0, bucket, amount FROM received
   )
   SELECT month, currency, sum(expected_principal)::bigint AS "expectedPrincipalMinor",
     sum(expected_interest)::bigint AS "expectedInterestMinor",
     ${['PRINCIPAL', 'INTEREST', 'PENALTY', 'FEE', 'CREDIT']
       .map(
         (bucket) =>
           `coalesce(sum(amount) FILTER (WHERE bucket = '${bucket}'), 0)::bigint AS "${bucket.toLowerCase()}Minor"`,
       )
       .join(', ')}
   FROM months GROUP BY month, currency`,
);

/** Whether something of a day, or of one before, is still to be posted. */
export const isBehind = statement<{ readonly isBehind: boolean }, [at: string]>(
  'reports.isBehind',
  `SELECT EXISTS (SELECT 1 FROM loan WHERE status = 'APPROVED' AND next_event_on <= $1) AS "isBehind"`,
);
