import type { ScoreRule } from '@pautang/loan-terms';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * A change of a member's credit score. Append-only; a member's are counted from 1. Those of the same rule for the
 * same loan and installment have a sequence of their own: the odd ones were earned, the even ones took it back.
 */
@Entity('credit_score_entry')
@Unique('credit_score_entry_once', ['memberId', 'loanId', 'installmentNumber', 'rule', 'sequence'])
@Index('credit_score_entry_start', ['memberId'], { unique: true, where: 'loan_id IS NULL' })
@Check('credit_score_entry_in_range', 'score_after BETWEEN 0 AND 1000')
@ForeignKey('Member', ['memberId'], ['id'], { name: 'FK_credit_score_entry_member' })
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_credit_score_entry_loan' })
export class CreditScoreEntry {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('integer') number: number;
  /** Null for the start. */
  @Column('uuid', { nullable: true }) loanId: string | null;
  @Column('text', { nullable: true }) loanNumber: string | null;
  /** 0 for the loan as a whole. */
  @Column('smallint') installmentNumber: number;
  @Column('text') rule: ScoreRule | 'STARTED';
  @Column('smallint') sequence: number;
  /** What really changed: less than the rule's points at the ends of the range. */
  @Column('integer') change: number;
  @Column('integer') scoreAfter: number;
  /** The beginning of the business day on which it came about; the start has its time. */
  @Column('timestamptz') at: Date;
}
