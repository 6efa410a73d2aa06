import type { Bucket } from '@pautang/loan-terms';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { minorTransformer, rateTransformer } from '../../platform/database/columns';

/**
 * The rules that a loan is serviced by, as they stood on approval: later texts and settings change no running
 * loan. Append-only.
 */
@Entity('servicing_policy')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_servicing_policy_loan' })
export class ServicingPolicyRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_servicing_policy' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_servicing_policy' }) loanId: string;
  @Column('smallint') graceDays: number;
  @Column('numeric', { transformer: rateTransformer }) dailyPercent: number;
  @Column('numeric', { transformer: rateTransformer }) lateChargePercent: number;
  @Column('numeric', { transformer: rateTransformer }) capPercent: number;
  @Column('text', { array: true }) allocationOrder: Bucket[];
  /** Of loans with the later rules; null with the first ones. */
  @Column('smallint', { nullable: true }) coinMinor: number | null;
  @Column('bigint', { nullable: true, transformer: minorTransformer }) smallRestMinor: number | null;
  @Column('numeric', { nullable: true, transformer: rateTransformer }) lifeCapPercent: number | null;
}
