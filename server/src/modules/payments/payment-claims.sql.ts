import { statement } from '../../platform/database/statement';
import { MADE_ON } from '../servicing/made-on.sql';
import type { ReadClaim } from './claim-standing';
import type { IncomingPayment } from './incoming-payment.entity';
import type { PaymentClaim } from './payment-claim.entity';

/** A transfer may be told to have been made a day before the bank has it, and a week before it is there. */
const FITS = (told: string) => `${MADE_ON} BETWEEN ${told} - 1 AND ${told} + 7`;
/** What another loan paid is none, nor what was paid with the credit of one. */
const IS_TRANSFER = `r.paid_by_loan_id IS NULL
   AND NOT EXISTS (SELECT 1 FROM credit_use u WHERE u.member_id = $1 AND u.repayment_id = r.id)`;
const STANDS = `NOT EXISTS (SELECT 1 FROM repayment_reversal v WHERE v.member_id = $1 AND v.repayment_id = r.id)`;
const IS_FREE = `NOT EXISTS (SELECT 1 FROM payment_claim o WHERE o.member_id = $1 AND o.repayment_id = r.id)`;

/**
 * Payments of a claim's loan, amount and days that no claim is linked to. All of it is of the member $1, who is named in
 * each part: so it is asked of one node.
 */
const alike = (when: string) => `FROM repayment r
     WHERE c.withdrawn_at IS NULL AND c.repayment_id IS NULL AND r.member_id = $1 AND r.loan_id = c.loan_id
       AND r.amount_minor = c.amount_minor AND ${FITS('c.paid_on')} AND r.recorded_at ${when} c.claimed_at AND ${IS_TRANSFER}
       AND ${STANDS} AND ${IS_FREE}`;

const CLAIM = `c.member_id AS "memberId", c.id, c.loan_id AS "loanId", c.loan_number AS "loanNumber",
   c.amount_minor AS "amountMinor", c.currency, c.paid_on AS "paidOn", c.reference_cipher AS "referenceCipher",
   c.reference_hash AS "referenceHash", c.bank_cipher AS "bankCipher", c.claimed_at AS "claimedAt",
   c.waits_until AS "waitsUntil", c.withdrawn_at AS "withdrawnAt", c.payment_number AS "paymentNumber",
   c.repayment_id AS "repaymentId"`;

/** Newest first. */
export const readClaims = statement<ReadClaim, [memberId: string, loanId: string]>(
  'claims.ofLoan',
  `SELECT ${CLAIM}, EXISTS (
     SELECT 1 FROM repayment r WHERE r.member_id = $1 AND r.id = c.repayment_id AND ${STANDS}
   ) AS "isFound",
   (SELECT coalesce(json_agg(r.id ORDER BY r.recorded_at, r.id), '[]') ${alike('>=')}) AS "recordedSince",
   (SELECT coalesce(json_agg(json_build_object('id', r.id, 'paidOn', ${MADE_ON}) ORDER BY ${MADE_ON} DESC, r.id), '[]')
     ${alike('<')}) AS "recordedBefore"
   FROM payment_claim c WHERE c.member_id = $1 AND c.loan_id = $2 ORDER BY c.id DESC`,
);

/** Payments of an amount, and of the days of a transfer, that were recorded before anybody told of them, the newest first. */
export const unclaimedRepayments = statement<
  { readonly id: string; readonly repaymentNumber: string; readonly reference: string },
  [memberId: string, loanId: string, amountMinor: number, paidOn: string, count: number]
>(
  'claims.unclaimedRepayments',
  `SELECT r.id, r.repayment_number AS "repaymentNumber", r.reference FROM repayment r
   WHERE r.member_id = $1 AND r.loan_id = $2 AND r.amount_minor = $3 AND ${FITS('$4::date')} AND ${IS_TRANSFER}
     AND ${STANDS} AND ${IS_FREE}
   ORDER BY r.id DESC LIMIT $5`,
);

export const addClaim = statement<
  never,
  [
    memberId: string,
    id: string,
    loanId: string,
    loanNumber: string,
    amountMinor: number,
    currency: string,
    paidOn: string,
    referenceCipher: string,
    referenceHash: string,
    bankCipher: string | null,
    claimedAt: Date,
    waitsUntil: string,
  ]
>(
  'claims.add',
  `INSERT INTO payment_claim (member_id, id, loan_id, loan_number, amount_minor, currency, paid_on, reference_cipher,
     reference_hash, bank_cipher, claimed_at, waits_until)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/** Only one that was not found. @returns it, where there is one */
export const withdrawClaim = statement<{ id: string }, [memberId: string, id: string, at: Date]>(
  'claims.withdraw',
  `UPDATE payment_claim SET withdrawn_at = $3
   WHERE member_id = $1 AND id = $2 AND withdrawn_at IS NULL AND repayment_id IS NULL RETURNING id`,
);

export const findClaim = statement<
  never,
  [memberId: string, id: string, paymentNumber: string | null, repaymentId: string]
>(
  'claims.find',
  `UPDATE payment_claim SET payment_number = $3, repayment_id = $4
   WHERE member_id = $1 AND id = $2 AND withdrawn_at IS NULL AND repayment_id IS NULL`,
);

/** The payment that they were found to be did not stay. */
export const loseClaims = statement<never, [memberId: string, repaymentId: string]>(
  'claims.lose',
  `UPDATE payment_claim SET payment_number = NULL, repayment_id = NULL WHERE member_id = $1 AND repayment_id = $2`,
);

/** As the one before, of a repayment by its number. */
export const loseClaimsOf = statement<never, [memberId: string, repaymentNumber: string]>(
  'claims.loseOf',
  `UPDATE payment_claim SET payment_number = NULL, repayment_id = NULL WHERE member_id = $1
     AND repayment_id = (SELECT r.id FROM repayment r WHERE r.member_id = $1 AND r.repayment_number = $2)`,
);

/** Whoever told of one of these references, in whichever loan, and did not take it back. */
export const claimsNamed = statement<PaymentClaim, [hashes: readonly string[]]>(
  'claims.named',
  `SELECT ${CLAIM} FROM payment_claim c WHERE c.reference_hash = ANY ($1::text[]) AND c.withdrawn_at IS NULL`,
);

/** Newest first: what nobody withdrew, no payment was found to be, and waited until a day or a later one. */
export const openClaims = statement<PaymentClaim, [cursor: string, count: number, until: string]>(
  'claims.open',
  `SELECT ${CLAIM} FROM payment_claim c
   WHERE c.withdrawn_at IS NULL AND c.repayment_id IS NULL AND c.waits_until >= $3::date AND c.id < $1
   ORDER BY c.id DESC LIMIT $2`,
);

/** Those that may keep somebody from being reminded. */
export const claimsThatWait = statement<
  Pick<PaymentClaim, 'memberId' | 'loanId'>,
  [memberIds: readonly string[], loanIds: readonly string[], today: string]
>(
  'claims.thatWait',
  `SELECT DISTINCT c.member_id AS "memberId", c.loan_id AS "loanId" FROM payment_claim c
   WHERE c.member_id = ANY ($1::uuid[]) AND c.loan_id = ANY ($2::uuid[]) AND c.withdrawn_at IS NULL
     AND c.repayment_id IS NULL AND c.waits_until >= $3::date`,
);

/** What lies in suspense of an amount, the newest first. */
export const suspenseOfAmount = statement<
  IncomingPayment,
  [amountMinor: number, currency: string, count: number]
>(
  'claims.suspenseOfAmount',
  `SELECT id, payment_number AS "paymentNumber", event_hash AS "eventHash", line_hash AS "lineHash",
     amount_minor AS "amountMinor", currency, paid_at AS "paidAt", paid_on AS "paidOn",
     reference_cipher AS "referenceCipher"
   FROM incoming_payment WHERE state = 'UNASSIGNED' AND amount_minor = $1 AND currency = $2
   ORDER BY id DESC LIMIT $3`,
);
