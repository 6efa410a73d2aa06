import { column, columnOfFiles } from '../report-list';
import { BOOKED_ON, LOAN_OF_LINE, WITH_LATE, WITH_WALLET } from './books.sql';
import { Listed } from './listed';
import { daysPastDueOn, STOOD } from './loans.sql';

export const TAPE_COLUMNS = [
  column('Loan', 'loanNumber'),
  column('Currency', 'currency'),
  columnOfFiles('Method', 'interestMethod'),
  columnOfFiles('Rate a month', 'monthlyRatePercent', 'rate'),
  column('Months', 'termMonths', 'count'),
  column('Approved', 'approvedOn'),
  columnOfFiles('Pays off', 'paysOff'),
  column('Lent', 'lent', 'money'),
  columnOfFiles('Processing fee', 'processingFee', 'money'),
  columnOfFiles('Stamp tax', 'stampTax', 'money'),
  column('Principal', 'principal', 'money'),
  column('Interest', 'interest', 'money'),
  column('Penalties', 'penalties', 'money'),
  column('Fees', 'fees', 'money'),
  columnOfFiles('Paid', 'paid', 'money'),
  columnOfFiles('Undrawn', 'undrawn', 'money'),
  column('Days past due', 'daysPastDue', 'count'),
  column('Accrues', 'accruing', 'flag'),
  columnOfFiles('Accrues not since', 'notAccruingSince'),
  columnOfFiles('Schedule changes', 'scheduleChanges', 'count'),
  column('Written off', 'writtenOff', 'flag'),
  columnOfFiles('Written off on', 'writtenOffOn'),
];

const WRITTEN_OFF_ON = `CASE WHEN k.status = 'WRITTEN_OFF' THEN off.on_day END`;

/**
 * The loans that were running, or written off and owed, at the end of a day. What was written off gets no later: it
 * is as late as it was then, as its account says. What comes to a bank or a wallet is no charge. Paid is what came of
 * payments, without what was sent back of them.
 */
export const loansAt = new Listed<[at: string]>(
  'reports.loans',
  TAPE_COLUMNS,
  `WITH moved AS (
     SELECT t.member_id, ${LOAN_OF_LINE} AS loan_id,
       coalesce(0 - sum(p.amount_minor) FILTER (WHERE p.account = 'COLLECTIONS'), 0)::bigint
         + coalesce(sum(p.amount_minor) FILTER (WHERE t.kind = 'CREDIT_REFUND' AND p.account = 'MEMBER_CREDIT'), 0)::bigint
         AS paid,
       coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'WALLET'), 0)::bigint AS undrawn
     FROM ledger_transaction t
     JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
     ${WITH_WALLET}
     ${WITH_LATE}
     WHERE ${BOOKED_ON} <= $1 AND t.kind <> 'CHARGE' AND p.account IN ('COLLECTIONS', 'MEMBER_CREDIT', 'WALLET')
     GROUP BY 1, 2
   ), changed AS (
     SELECT member_id, loan_id, count(*) AS times FROM hardship_request
     WHERE state = 'AGREED' AND changed_on <= $1 GROUP BY member_id, loan_id
   ), off AS (
     SELECT w.member_id, w.loan_id, max(w.written_off_on) AS on_day FROM loan_write_off w
     WHERE w.written_off_on <= $1 GROUP BY w.member_id, w.loan_id
   )
   SELECT l.loan_number, l.currency, l.interest_method, trim_scale(l.rate_percent), l.term_months, l.approved_on,
     earlier.loan_number, l.principal_minor, l.processing_fee_minor, l.stamp_tax_minor, k.principal_minor,
     k.interest_minor, k.penalty_minor, k.fee_minor, coalesce(moved.paid, 0), coalesce(moved.undrawn, 0),
     ${daysPastDueOn(`least($1::date, ${WRITTEN_OFF_ON})`)}, k.is_accruing,
     CASE WHEN NOT k.is_accruing THEN (
       SELECT min(s.on_day) FROM loan_day_position s
       WHERE s.member_id = l.member_id AND s.loan_id = l.id AND s.on_day <= $1 AND (s.on_day, s.recorded_at) > (
         SELECT a.on_day, a.recorded_at FROM loan_day_position a
         WHERE a.member_id = l.member_id AND a.loan_id = l.id AND a.on_day <= $1 AND a.is_accruing
         ORDER BY a.on_day DESC, a.recorded_at DESC LIMIT 1
       )
     ) END,
     coalesce(changed.times, 0), k.status = 'WRITTEN_OFF', ${WRITTEN_OFF_ON}
   FROM loan l ${STOOD}
   LEFT JOIN loan earlier ON earlier.member_id = l.member_id AND earlier.id = l.pays_off_id
   LEFT JOIN moved ON moved.member_id = l.member_id AND moved.loan_id = l.id
   LEFT JOIN changed ON changed.member_id = l.member_id AND changed.loan_id = l.id
   LEFT JOIN off ON off.member_id = l.member_id AND off.loan_id = l.id
   WHERE k.status IN ('APPROVED', 'WRITTEN_OFF')`,
  'c1',
);
