import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/**
 * Read off what is kept: WAITING until its day, MATCHED once the money is there, NOT_FOUND after its day while staff look for it,
 * ENDED after that.
 */
export const CLAIM_STATES = ['WAITING', 'MATCHED', 'NOT_FOUND', 'ENDED', 'WITHDRAWN'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A transfer that a member says to have made. It is no money: that arrives by itself. */
@Entity('payment_claim')
@Index('payment_claim_once', ['memberId', 'loanId', 'referenceHash'], {
  unique: true,
  where: 'withdrawn_at IS NULL',
})
@Index('payment_claim_reference', ['referenceHash'])
@Index('payment_claim_open', ['id'], { where: 'withdrawn_at IS NULL AND repayment_id IS NULL' })
@Check('payment_claim_amount_positive', 'amount_minor > 0')
@Check(
  'payment_claim_found',
  '(payment_number IS NULL OR repayment_id IS NOT NULL) AND (repayment_id IS NULL OR withdrawn_at IS NULL)',
)
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_payment_claim_loan' })
export class PaymentClaim {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_payment_claim' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_payment_claim' }) id: string;
  @Column('uuid') loanId: string;
  @Column('text') loanNumber: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('varchar', { length: 3 }) currency: string;
  /** The day of the transfer, as the member says. */
  @Column('date') paidOn: string;
  /** Null once it is forgotten, as are the next two. */
  @Column('text', { nullable: true }) referenceCipher: string | null;
  @Column('text', { nullable: true }) referenceHash: string | null;
  @Column('text', { nullable: true }) bankCipher: string | null;
  /** By the business clock. */
  @Column('timestamptz') claimedAt: Date;
  /** The last day on which it may still be on its way. */
  @Column('date') waitsUntil: string;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  /** The repayment that it was found to be, and the incoming payment that this was made of, where it was. */
  @Column('text', { nullable: true }) paymentNumber: string | null;
  @Column('uuid', { nullable: true }) repaymentId: string | null;
}
