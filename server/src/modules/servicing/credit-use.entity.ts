import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/** Credit of a loan that was given back, as a withdrawal, or paid on another loan, as a repayment of that. Append-only. */
@Entity('credit_use')
@Index('credit_use_of_loan', ['memberId', 'loanId', 'id'])
@Index('credit_use_of_repayment', ['memberId', 'repaymentId'], {
  unique: true,
  where: 'repayment_id IS NOT NULL',
})
@Check('credit_use_amount_positive', 'amount_minor > 0')
@Check('credit_use_went_somewhere', 'num_nonnulls(withdrawal_id, repayment_id) = 1')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_credit_use_loan' })
@ForeignKey('Withdrawal', ['memberId', 'withdrawalId'], ['memberId', 'id'], {
  name: 'FK_credit_use_withdrawal',
})
@ForeignKey('Repayment', ['memberId', 'repaymentId'], ['memberId', 'id'], { name: 'FK_credit_use_repayment' })
export class CreditUse {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_credit_use' }) memberId: string;
  /** In one order of recording with the loan's repayments. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_credit_use' }) id: string;
  @Column('uuid') loanId: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('date') usedOn: string;
  @Column('uuid', { nullable: true }) withdrawalId: string | null;
  @Column('uuid', { nullable: true }) repaymentId: string | null;
  @Column('uuid') usedBy: string;
  @Column('timestamptz') usedAt: Date;
}
