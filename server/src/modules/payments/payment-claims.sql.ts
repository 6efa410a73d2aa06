import { statement } from '../../platform/database/statement';
import type { IncomingPayment } from './incoming-payment.entity';
import type { ClaimState, PaymentClaim } from './payment-claim.entity';

/** A transfer may be told to have been made a day before the bank has it, and a week before it is there. */
const FITS = `r.paid_on BETWEEN c.paid_on - 1 AND c.paid_on + 7`;
const STANDS = `NOT EXISTS (SELECT 1 FROM repayment_reversal v WHERE v.member_id = $1 AND v.repayment_id = r.id)`;

/**
 * A claim is found by its link, or by a payment of its loan, amount and days that no other claim was found to be. All of
 * it is of the member $1, who is named in each part: so it is asked of one node.
 */
const STATE = `CASE
    WHEN c.withdrawn_at IS NOT NULL THEN 'WITHDRAWN'
    WHEN c.repayment_id IS NOT NULL AND EXISTS (
      SELECT 1 FROM repayment r WHERE r.member_id = $1 AND r.id = c.repayment_id AND ${STANDS}
    ) THEN 'MATCHED'
    WHEN c.repayment_id IS NULL AND (
      SELECT count(*) FROM repayment r
      WHERE r.member_id = $1 AND r.loan_id = c.loan_id AND r.amount_minor = c.amount_minor AND ${FITS}
        AND ${STANDS} AND NOT EXISTS (
          SELECT 1 FROM payment_claim o WHERE o.member_id = $1 AND o.repayment_id = r.id
        )
    ) > (
      SELECT count(*) FROM payment_claim e
      WHERE e.member_id = $1 AND e.loan_id = c.loan_id AND e.amount_minor = c.amount_minor AND e.id < c.id
        AND e.withdrawn_at IS NULL AND e.repayment_id IS NULL
        AND e.paid_on BETWEEN c.paid_on - 8 AND c.paid_on + 8
    ) THEN 'MATCHED'
    WHEN c.waits_until < $3::date THEN 'NOT_FOUND'
    ELSE 'WAITING' END`;

const CLAIM = `c.member_id AS "memberId", c.id, c.loan_id AS "loanId", c.loan_number AS "loanNumber",
   c.amount_minor AS "amountMinor", c.currency, c.paid_on AS "paidOn", c.reference_cipher AS "referenceCipher",
   c.reference_hash AS "referenceHash", c.bank_cipher AS "bankCipher", c.claimed_at AS "claimedAt",
   c.waits_until AS "waitsUntil", c.withdrawn_at AS "withdrawnAt", c.payment_number AS "paymentNumber",
   c.repayment_id AS "repaymentId"`;

export interface StandingClaim extends PaymentClaim {
  readonly state: ClaimState;
}

/** Newest first. */
export const claimsOfLoan = statement<StandingClaim, [memberId: string, loanId: string, today: string]>(
  'claims.ofLoan',
  `SELECT ${CLAIM}, ${STATE} AS state FROM payment_claim c
   WHERE c.member_id = $1 AND c.loan_id = $2 ORDER BY c.id DESC`,
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
  [memberId: string, id: string, paymentNumber: string, repaymentId: string]
>(
  'claims.find',
  `UPDATE payment_claim SET payment_number = $3, repayment_id = $4
   WHERE member_id = $1 AND id = $2 AND withdrawn_at IS NULL`,
);

/** The payment that they were found to be did not stay. */
export const loseClaims = statement<never, [memberId: string, repaymentId: string]>(
  'claims.lose',
  `UPDATE payment_claim SET payment_number = NULL, repayment_id = NULL WHERE member_id = $1 AND repayment_id = $2`,
);

/** Whoever told of one of these references, in whichever loan, and did not take it back. */
export const claimsNamed = statement<PaymentClaim, [hashes: readonly string[]]>(
  'claims.named',
  `SELECT ${CLAIM} FROM payment_claim c WHERE c.reference_hash = ANY ($1::text[]) AND c.withdrawn_at IS NULL`,
);

/** Newest first: what nobody withdrew, and no payment was found to be. */
export const openClaims = statement<PaymentClaim, [cursor: string, count: number]>(
  'claims.open',
  `SELECT ${CLAIM} FROM payment_claim c
   WHERE c.withdrawn_at IS NULL AND c.repayment_id IS NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2`,
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
