import { quoted } from '../../platform/database/quoted';
import { statement } from '../../platform/database/statement';
import type { Loan } from '../loan/loan.service';
import { OWING_STATUSES } from '../loan/loan-status';
import type {
  IncomingPayment,
  MatchedBy,
  PaymentSource,
  PaymentState,
  ProposedAction,
  SuspenseKind,
  UnmatchedBecause,
} from './incoming-payment.entity';

const PAYMENT = `id, payment_number AS "paymentNumber", source, state, event_hash AS "eventHash",
   line_hash AS "lineHash", figures_hash AS "figuresHash", amount_minor AS "amountMinor", currency,
   paid_at AS "paidAt", paid_on AS "paidOn", reference_cipher AS "referenceCipher",
   payer_name_cipher AS "payerNameCipher", channel, unmatched_because AS "unmatchedBecause",
   matched_by AS "matchedBy", member_id AS "memberId", loan_id AS "loanId", loan_number AS "loanNumber",
   repayment_id AS "repaymentId", repayment_number AS "repaymentNumber", note,
   proposed_action AS "proposedAction", proposed_loan_number AS "proposedLoanNumber",
   proposed_settlement AS "proposedSettlement",
   proposed_note AS "proposedNote", proposed_by AS "proposedBy", proposed_at AS "proposedAt",
   recorded_by AS "recordedBy", received_at AS "receivedAt", closed_at AS "closedAt"`;

/** By the id that a provider or a statement gave it, locked. */
export const holdNamed = statement<IncomingPayment, [hash: string]>(
  'payments.holdNamed',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE event_hash = $1 OR line_hash = $1 FOR UPDATE`,
);

/** The same day, amount, currency and reference, the oldest first, locked. */
export const holdAlike = statement<IncomingPayment, [figuresHash: string]>(
  'payments.holdAlike',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE figures_hash = $1 ORDER BY id FOR UPDATE`,
);

export const holdPayment = statement<IncomingPayment, [paymentNumber: string]>(
  'payments.hold',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE payment_number = $1 FOR UPDATE`,
);

/** The payment that a repayment was made of, locked. */
export const holdPaymentOf = statement<IncomingPayment, [repaymentNumber: string]>(
  'payments.holdOfRepayment',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE repayment_number = $1 AND state = 'ASSIGNED' FOR UPDATE`,
);

/** The same without a lock. */
export const readPaymentOf = statement<IncomingPayment, [repaymentNumber: string]>(
  'payments.readOfRepayment',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE repayment_number = $1 AND state = 'ASSIGNED'`,
);

/**
 * Who read in those that became these repayments, where the bank's statement alone tells of them. Repayments of an earlier version do
 * not say their payment: it says them, until they are taken back.
 */
export const importersOf = statement<
  Pick<IncomingPayment, 'recordedBy'>,
  [paymentNumbers: readonly string[], repaymentNumbers: readonly string[]]
>(
  'payments.importersOf',
  `SELECT recorded_by AS "recordedBy" FROM incoming_payment
   WHERE (payment_number = ANY ($1::text[]) OR repayment_number = ANY ($2::text[])) AND event_hash IS NULL`,
);

export const readPayment = statement<IncomingPayment, [paymentNumber: string]>(
  'payments.read',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE payment_number = $1`,
);

export const addPayment = statement<
  IncomingPayment,
  [
    id: string,
    paymentNumber: string,
    source: PaymentSource,
    state: PaymentState,
    eventHash: string | null,
    lineHash: string | null,
    figuresHash: string,
    amountMinor: number,
    currency: string,
    paidAt: Date,
    paidOn: string,
    referenceCipher: string,
    payerNameCipher: string,
    channel: string | null,
    unmatchedBecause: UnmatchedBecause | null,
    note: string | null,
    recordedBy: string,
    receivedAt: Date,
    closedAt: Date | null,
  ]
>(
  'payments.add',
  `INSERT INTO incoming_payment (id, payment_number, source, state, event_hash, line_hash, figures_hash, amount_minor,
     currency, paid_at, paid_on, reference_cipher, payer_name_cipher, channel, unmatched_because, note, recorded_by,
     received_at, closed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
   RETURNING ${PAYMENT}`,
);

/** An event and a line of a statement tell of the same money: it has the names of both from now on. */
export const namePayment = statement<never, [id: string, eventHash: string | null, lineHash: string | null]>(
  'payments.name',
  `UPDATE incoming_payment SET event_hash = coalesce(event_hash, $2), line_hash = coalesce(line_hash, $3) WHERE id = $1`,
);

/** What becomes of it. What was proposed about it is over. */
export const turnPayment = statement<
  IncomingPayment,
  [
    id: string,
    state: PaymentState,
    unmatchedBecause: UnmatchedBecause | null,
    matchedBy: MatchedBy | null,
    memberId: string | null,
    loanId: string | null,
    loanNumber: string | null,
    repaymentId: string | null,
    repaymentNumber: string | null,
    note: string | null,
    closedAt: Date | null,
  ]
>(
  'payments.turn',
  `UPDATE incoming_payment SET state = $2, unmatched_because = $3, matched_by = $4, member_id = $5, loan_id = $6,
     loan_number = $7, repayment_id = $8, repayment_number = $9, note = $10, closed_at = $11, proposed_action = NULL,
     proposed_loan_number = NULL, proposed_settlement = NULL, proposed_note = NULL, proposed_by = NULL, proposed_at = NULL
   WHERE id = $1 RETURNING ${PAYMENT}`,
);

/** That one bounced whose money is not here to be taken back, after what was noted of it. @returns it, unless that was noted before */
export const noteBounce = statement<IncomingPayment, [id: string, note: string]>(
  'payments.noteBounce',
  `UPDATE incoming_payment SET note = coalesce(note || ' ', '') || $2
   WHERE id = $1 AND state IN ('ASSIGNED', 'RETURNED') AND strpos(coalesce(note, ''), $2) = 0 RETURNING ${PAYMENT}`,
);

export const proposePayment = statement<
  IncomingPayment,
  [
    id: string,
    action: ProposedAction | null,
    loanNumber: string | null,
    settlement: boolean | null,
    note: string | null,
    proposedBy: string | null,
    proposedAt: Date | null,
  ]
>(
  'payments.propose',
  `UPDATE incoming_payment SET proposed_action = $2, proposed_loan_number = $3, proposed_settlement = $4, proposed_note = $5,
     proposed_by = $6, proposed_at = $7
   WHERE id = $1 RETURNING ${PAYMENT}`,
);

/** A movement of two lines, of which the first is the debit. */
export const postSuspense = statement<
  never,
  [
    transactionId: string,
    paymentId: string,
    kind: SuspenseKind,
    debit: string,
    credit: string,
    currency: string,
    amountMinor: number,
    businessOn: string,
  ]
>(
  'payments.postSuspense',
  `INSERT INTO suspense_posting (transaction_id, line_number, payment_id, kind, account, currency, amount_minor,
     business_on)
   VALUES ($1::uuid, 1, $2::uuid, $3, $4, $6, 0 - $7::bigint, $8::date),
     ($1::uuid, 2, $2::uuid, $3, $5, $6, $7::bigint, $8::date)`,
);

type Listed = [
  cursor: string,
  count: number,
  state: PaymentState | null,
  source: PaymentSource | null,
  from: string | null,
  to: string | null,
  isProposed: boolean | null,
];

const LISTED = `id < $1 AND ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR source = $4)
     AND ($5::date IS NULL OR paid_on >= $5) AND ($6::date IS NULL OR paid_on <= $6)
     AND ($7::boolean IS NULL OR (proposed_action IS NOT NULL) = $7)`;

/** Newest first. */
export const listPayments = statement<IncomingPayment, Listed>(
  'payments.list',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE ${LISTED} ORDER BY id DESC LIMIT $2`,
);

/** Those of a loan: a plan for any loan or none would read all payments. */
export const listPaymentsOf = statement<IncomingPayment, [...listed: Listed, loanNumber: string]>(
  'payments.listOf',
  `SELECT ${PAYMENT} FROM incoming_payment WHERE loan_number = $8 AND ${LISTED} ORDER BY id DESC LIMIT $2`,
);

/** A loan that a payment may be for. */
export type FoundLoan = Pick<Loan, 'memberId' | 'id' | 'loanNumber' | 'status' | 'currency' | 'unitsPerPhp'>;

const LOAN = `l.member_id AS "memberId", l.id, l.loan_number AS "loanNumber", l.status, l.currency,
   l.units_per_php::float8 AS "unitsPerPhp"`;

/** Looked up without a lock; whose a loan is and its currency never change. */
export const loansByNumber = statement<FoundLoan, [loanNumbers: readonly string[]]>(
  'payments.loansByNumber',
  `SELECT ${LOAN} FROM loan l WHERE l.loan_number = ANY ($1::text[])`,
);

export interface SuggestedLoan extends FoundLoan {
  readonly hasName: boolean;
  readonly hasAmount: boolean;
}

const OWING = quoted(OWING_STATUSES);

/** In plain capitals, as banks write names: 'DELA PENA'. */
const plainly = (text: string) =>
  `upper(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Every part of the payer's name, so that an index knows the last names among them. */
const PARTS = `SELECT substr(payer.name, first, many)
   FROM (SELECT ${plainly('$1')} AS name OFFSET 0) payer, generate_series(1, length(payer.name)) first,
     generate_series(1, length(payer.name) - first + 1) many`;

/** Running loans whose borrower's names stand in the payer's, those with the amount of their installment first. */
export const suggestedLoans = statement<
  SuggestedLoan,
  [payerName: string, amountMinor: number, currency: string, count: number]
>(
  'payments.suggest',
  `SELECT ${LOAN}, true AS "hasName", l.installment_minor = $2 AS "hasAmount"
   FROM loan l JOIN member m ON m.id = l.member_id
   WHERE l.status IN (${OWING}) AND l.currency = $3
     AND ${plainly('m.last_name')} = ANY (ARRAY(${PARTS}))
     AND position(${plainly("split_part(m.first_name, ' ', 1)")} IN (SELECT ${plainly('$1')})) > 0
   ORDER BY l.installment_minor = $2 DESC, l.id DESC LIMIT $4`,
);
