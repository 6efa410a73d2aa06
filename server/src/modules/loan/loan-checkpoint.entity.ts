import type { LoanCheckpoint } from '@pautang/loan-terms';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * Where a loan stood when its rows were last added to: at the end of its `servicedOn`. It can be made again from the
 * loan's contract and payments at any time; a payment that it does not know, or a reversal, discards it.
 */
@Entity('loan_checkpoint')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_loan_checkpoint_loan' })
export class LoanCheckpointRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_checkpoint' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_checkpoint' }) loanId: string;
  /** Of the rules that it was made by (loan-terms). */
  @Column('smallint') version: number;
  @Column('uuid', { nullable: true }) lastRepaymentId: string | null;
  @Column('json') state: LoanCheckpoint;
  /** The installments on whose due days enough money was in the wallet for the score. */
  @Column('json') keptInstallments: number[];
}
