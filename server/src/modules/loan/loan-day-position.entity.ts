import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';
import type { LoanStatus } from './loan-status';

/**
 * Where a loan stood in the books at the end of a business day, from that day until the next row's. It is written when the
 * figures change and says what was recorded by then, so what a report reads of a past day stays; of several rows of one day
 * the last one counts. How late the loan was follows from the day and `oldestUnpaidOn`. Append-only.
 */
@Entity('loan_day_position')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_loan_day_position_loan' })
export class LoanDayPosition {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_day_position' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_day_position' }) loanId: string;
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_loan_day_position' }) onDay: string;
  /** By the database's clock, while the loan is held: so rows of one day have an order. */
  @PrimaryColumn('timestamptz', {
    primaryKeyConstraintName: 'PK_loan_day_position',
    default: () => 'clock_timestamp()',
  })
  recordedAt: Date;
  @Column('text') status: LoanStatus;
  /** The due day of the oldest installment of which principal or interest is unpaid, due by then or not. */
  @Column('date', { nullable: true }) oldestUnpaidOn: string | null;
  @Column('bigint', { transformer: minorTransformer }) principalMinor: number;
  /** What was charged by then and is unpaid; below zero where more was paid ahead. */
  @Column('bigint', { transformer: minorTransformer }) interestMinor: number;
  @Column('bigint', { transformer: minorTransformer }) penaltyMinor: number;
  @Column('bigint', { transformer: minorTransformer }) feeMinor: number;
  /** Whether what it charges is income in the books, rather than a memorandum. */
  @Column('boolean', { default: true }) isAccruing: boolean;
}
