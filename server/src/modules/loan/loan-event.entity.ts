import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { LoanReason } from './decision-reasons';
import type { LoanEventActor, LoanStatus } from './loan-status';

/** A step of a loan: what it became, when, by whom and why. Append-only; a loan's steps are counted from 1. */
@Entity('loan_event')
@Check('loan_event_by_known', "by IN ('MEMBER', 'STAFF', 'SYSTEM')")
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_loan_event_loan' })
export class LoanEvent {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') loanId: string;
  @PrimaryColumn('smallint') number: number;
  @Column('text') status: LoanStatus;
  @Column('text') by: LoanEventActor;
  /** The officer or assistant. */
  @Column('uuid', { nullable: true }) actorId: string | null;
  @Column('text', { array: true }) reasons: LoanReason[];
  /** What staff said, in their words. */
  @Column('text', { nullable: true }) message: string | null;
  /** By the business clock. */
  @Column('timestamptz') at: Date;
  /** By the machine's. */
  @CreateDateColumn({ type: 'timestamptz' }) recordedAt: Date;
}
