import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/** What an officer waived of a loan's penalties and late charges. What of it finds something to waive stands in `loan_charge`. Append-only. */
@Entity('loan_waiver')
@Index('loan_waiver_of_loan', ['memberId', 'loanId', 'id'])
@Check('loan_waiver_amount_positive', 'amount_minor > 0')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_loan_waiver_loan' })
export class Waiver {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_waiver' }) memberId: string;
  /** In one order of recording with the loan's repayments. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_waiver' }) id: string;
  @Column('uuid') loanId: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('date') waivedOn: string;
  @Column('text') reason: string;
  @Column('uuid') waivedBy: string;
  @Column('timestamptz') recordedAt: Date;
}

/** A waiver that was taken back; there is one at most. Append-only. */
@Entity('loan_waiver_reversal')
@ForeignKey(() => Waiver, ['memberId', 'waiverId'], ['memberId', 'id'], {
  name: 'FK_loan_waiver_reversal_waiver',
})
export class WaiverReversal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_waiver_reversal' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_waiver_reversal' }) waiverId: string;
  @Column('text') reason: string;
  @Column('uuid') reversedBy: string;
  @Column('timestamptz') reversedAt: Date;
}
