import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/** That a loan was written off, and what was owed then. Append-only. */
@Entity('loan_write_off')
@Index('loan_write_off_of_loan', ['memberId', 'loanId', 'id'])
@Check('loan_write_off_not_empty', 'principal_minor + interest_minor + penalty_minor + fee_minor > 0')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_loan_write_off_loan' })
export class WriteOff {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_write_off' }) memberId: string;
  /** In one order of recording with the loan's repayments and waivers. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_write_off' }) id: string;
  @Column('uuid') loanId: string;
  @Column('bigint', { transformer: minorTransformer }) principalMinor: number;
  @Column('bigint', { transformer: minorTransformer }) interestMinor: number;
  @Column('bigint', { transformer: minorTransformer }) penaltyMinor: number;
  @Column('bigint', { transformer: minorTransformer }) feeMinor: number;
  @Column('integer') daysPastDue: number;
  @Column('date') writtenOffOn: string;
  @Column('text') reason: string;
  @Column('uuid') writtenOffBy: string;
  @Column('timestamptz') recordedAt: Date;
}

/** A write-off that was taken back; there is one at most. Append-only. */
@Entity('loan_write_off_reversal')
@ForeignKey(() => WriteOff, ['memberId', 'writeOffId'], ['memberId', 'id'], {
  name: 'FK_loan_write_off_reversal_write_off',
})
export class WriteOffReversal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_write_off_reversal' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_write_off_reversal' }) writeOffId: string;
  /** The business day: up to it, being late costs nothing. */
  @Column('date') liftedOn: string;
  @Column('text') reason: string;
  @Column('uuid') reversedBy: string;
  @Column('timestamptz') reversedAt: Date;
}
