import { type AuditValues, audited } from '../../platform/audit/audit.sql';
import { statement } from '../../platform/database/statement';
import { type EventValues, evented } from '../../platform/events/events.sql';
import { type ScoredColumns, scored } from '../credit/credit.sql';
import { type PostedColumns, posted } from '../ledger/ledger.sql';
import { type CheckpointValues, checkpointed } from '../loan/checkpoint.sql';
import { positioned } from '../loan/day-position.sql';
import type { LoanEventActor } from '../loan/loan-status';
import type { LoanKey } from './servicing.sql';

/** What a payment writes after the movements of money: rows as JSON, and where the loan stands then. */
export type PaidColumns = [
  repayments: string,
  allocations: string,
  ...CheckpointValues,
  servicedOn: string,
  nextEventOn: string,
  oldestUnpaidOn: string | null,
  positions: string,
];

/** The rows of a payment with their movements of money, and the new checkpoint. */
const PAID = `WITH ${posted(3)},
   received AS (
     INSERT INTO repayment (member_id, id, loan_id, repayment_number, amount_minor, paid_at, paid_on, reference,
       reference_key, is_settlement, recorded_by, recorded_at, paid_by_loan_id, payment_number)
     SELECT $1::uuid, r.id, $2::uuid, r."repaymentNumber", r."amountMinor", r."paidAt", r."paidOn", r.reference,
       r."referenceKey", r."isSettlement", r."recordedBy", r."recordedAt", r."paidByLoanId",
       r."paymentNumber"
     FROM json_to_recordset($14::json) AS r(id uuid, "repaymentNumber" text, "amountMinor" bigint,
       "paidAt" timestamptz, "paidOn" date, reference text, "referenceKey" text, "isSettlement" boolean,
       "recordedBy" uuid, "recordedAt" timestamptz, "paidByLoanId" uuid, "paymentNumber" text)
   ),
   allocated AS (
     INSERT INTO repayment_allocation (member_id, id, loan_id, repayment_id, bucket, installment_number,
       amount_minor, booked_on, transaction_id)
     SELECT $1::uuid, r.id, $2::uuid, r."repaymentId", r.bucket, r."installmentNumber", r."amountMinor",
       r."bookedOn", r."transactionId"
     FROM json_to_recordset($15::json) AS r(id uuid, "repaymentId" uuid, bucket text,
       "installmentNumber" smallint, "amountMinor" bigint, "bookedOn" date, "transactionId" uuid)
   ),
   ${checkpointed(16)}, ${positioned(23)}`;

/** Charges of some days, and what moves the score. */
const ACCRUED = `charged AS (
     INSERT INTO loan_charge (member_id, id, loan_id, installment_number, kind, charged_on, amount_minor,
       waived_minor, booked_on, transaction_id)
     SELECT $1::uuid, r.id, $2::uuid, r."installmentNumber", r.kind, r."chargedOn", r."amountMinor",
       r."waivedMinor", r."bookedOn", r."transactionId"
     FROM json_to_recordset($24::json) AS r(id uuid, "installmentNumber" smallint, kind text, "chargedOn" date,
       "amountMinor" bigint, "waivedMinor" bigint, "bookedOn" date, "transactionId" uuid)
   ),
   ${scored(25)}`;

const SERVICED = 'UPDATE loan SET serviced_on = $20, next_event_on = $21, oldest_unpaid_on = $22';
/** A row that would stay as it is, as on a second payment of a day, is not written anew. */
const IS_OTHER =
  '(serviced_on, next_event_on, oldest_unpaid_on) IS DISTINCT FROM ($20::date, $21::date, $22::date)';
const THIS_LOAN = 'WHERE member_id = $1 AND id = $2';

/** What is told of a payment: its event, and its entry in the audit. */
export type ToldValues = [...EventValues, ...AuditValues];

/**
 * A payment that neither books charges nor moves the score, as most do, with what is told of it: a part costs its time also where
 * it writes nothing, and a statement more than a part.
 */
export const bookPayment = statement<never, [...LoanKey, ...PostedColumns, ...PaidColumns, ...ToldValues]>(
  'servicing.bookPayment',
  `${PAID}, ${evented(24)}, ${audited(28)} ${SERVICED} ${THIS_LOAN} AND ${IS_OTHER}`,
);

type Accrued = [charges: string, ...ScoredColumns];

/** While its status stays. */
export const book = statement<never, [...LoanKey, ...PostedColumns, ...PaidColumns, ...Accrued]>(
  'servicing.book',
  `${PAID}, ${ACCRUED} ${SERVICED} ${THIS_LOAN}`,
);

/** What a loan becomes by what was paid, or by a write-off. */
export type TurnedStatus = 'REPAID' | 'APPROVED' | 'WRITTEN_OFF';

/** Where the last payment closes the loan, or is taken back, and where it is written off, or that is taken back. */
export const bookAndTurn = statement<
  never,
  [
    ...LoanKey,
    ...PostedColumns,
    ...PaidColumns,
    ...Accrued,
    status: TurnedStatus,
    repaidAt: Date | null,
    now: Date,
    by: LoanEventActor,
    actorId: string | null,
  ]
>(
  'servicing.bookAndTurn',
  `${PAID}, ${ACCRUED},
   told AS (
     INSERT INTO loan_event (member_id, loan_id, number, status, by, actor_id, reasons, message, at)
     SELECT member_id, loan_id, max(number) + 1, $27::text, $30::text, $31::uuid, '{}', NULL, $29::timestamptz
     FROM loan_event WHERE member_id = $1 AND loan_id = $2 GROUP BY member_id, loan_id
   )
   ${SERVICED}, status = $27, repaid_at = $28, status_text = NULL, status_color = NULL, status_icon = NULL,
     status_message = NULL, statement = NULL, statement_message = NULL, decision_reasons = '{}'
   ${THIS_LOAN}`,
);

/** Where that changes, which is seldom. */
export const markAccrual = statement<never, [...LoanKey, isAccruing: boolean]>(
  'servicing.markAccrual',
  `UPDATE loan SET is_accruing = $3 ${THIS_LOAN}`,
);
