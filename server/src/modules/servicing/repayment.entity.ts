import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';
import type { AllocationBucket } from './differences';

/** Money that was received for a loan. Append-only: what was wrong is taken back by a reversal. */
@Entity('repayment')
@Index('repayment_of_loan', ['memberId', 'loanId', 'id'])
@Check('repayment_amount_positive', 'amount_minor > 0')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_repayment_loan' })
@ForeignKey('Loan', ['memberId', 'paidByLoanId'], ['memberId', 'id'], { name: 'FK_repayment_paid_by_loan' })
export class Repayment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_repayment' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_repayment' }) id: string;
  @Column('uuid') loanId: string;
  @Column('text') repaymentNumber: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('timestamptz') paidAt: Date;
  /** The day of it in Asia/Manila. */
  @Column('date') paidOn: string;
  @Column('text') reference: string;
  /** The reference as likely repeats are told by; null where an earlier version recorded it. */
  @Column('text', { nullable: true }) referenceKey: string | null;
  @Column('boolean') isSettlement: boolean;
  @Column('uuid') recordedBy: string;
  @Column('timestamptz') recordedAt: Date;
  /** The loan that paid this one off: no money came in then. Null where money was received. */
  @Column('uuid', { nullable: true }) paidByLoanId: string | null;
  /** The incoming payment that it was made of, which may be made into another one later. Null also where an earlier version did so. */
  @Column('text', { nullable: true }) paymentNumber: string | null;
}

/** A repayment that was taken back; there is one at most. Append-only. */
@Entity('repayment_reversal')
@ForeignKey(() => Repayment, ['memberId', 'repaymentId'], ['memberId', 'id'], {
  name: 'FK_repayment_reversal_repayment',
})
export class RepaymentReversal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_repayment_reversal' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_repayment_reversal' }) repaymentId: string;
  @Column('text') reason: string;
  @Column('uuid') reversedBy: string;
  @Column('timestamptz') reversedAt: Date;
}

/**
 * A change of what a repayment pays; all changes together say what it pays now. Append-only. The database sees to it
 * that they sum to the repayment, or to nothing once it was taken back, and that no sum is below zero.
 */
@Entity('repayment_allocation')
@Index('repayment_allocation_of_repayment', ['memberId', 'repaymentId'])
@Index('repayment_allocation_of_loan', ['memberId', 'loanId'])
@Check('repayment_allocation_not_empty', 'amount_minor <> 0')
@Check(
  'repayment_allocation_bucket',
  `bucket IN ('PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL', 'CREDIT', 'USED') AND (bucket IN ('CREDIT', 'USED')) = (installment_number IS NULL)`,
)
@ForeignKey(() => Repayment, ['memberId', 'repaymentId'], ['memberId', 'id'], {
  name: 'FK_repayment_allocation_repayment',
})
@ForeignKey('Installment', ['memberId', 'loanId', 'installmentNumber'], ['memberId', 'loanId', 'number'], {
  name: 'FK_repayment_allocation_installment',
})
@ForeignKey('LedgerTransaction', ['memberId', 'transactionId'], ['memberId', 'id'], {
  name: 'FK_repayment_allocation_transaction',
})
export class RepaymentAllocation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_repayment_allocation' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_repayment_allocation' }) id: string;
  @Column('uuid') loanId: string;
  @Column('uuid') repaymentId: string;
  @Column('text') bucket: AllocationBucket;
  /** Null for credit, used or not. */
  @Column('smallint', { nullable: true }) installmentNumber: number | null;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  /** The business day it was booked on. */
  @Column('date') bookedOn: string;
  /** Null when the ledger has nothing to move: from one installment to another. */
  @Column('uuid', { nullable: true }) transactionId: string | null;
}
