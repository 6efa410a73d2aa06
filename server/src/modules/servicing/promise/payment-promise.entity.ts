import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../../platform/database/columns';

export const PROMISERS = ['MEMBER', 'STAFF'] as const;
/** The member, or staff on the member's word. */
export type Promiser = (typeof PROMISERS)[number];

/** What a member said they would pay, and until when. What becomes of it the payments say, whenever one asks. */
@Entity('payment_promise')
@Index('payment_promise_one_open', ['memberId', 'loanId'], { unique: true, where: 'ended_at IS NULL' })
@Index('payment_promise_of_loan', ['memberId', 'loanId', 'id'])
@Index('payment_promise_to_tell', ['promisedOn'], {
  where: `NOT is_withdrawn AND told IS DISTINCT FROM 'KEPT'`,
})
@Index('payment_promise_kept', ['promisedOn'], { where: `NOT is_withdrawn AND told = 'KEPT'` })
@Check('payment_promise_amount_positive', 'amount_minor > 0')
@Check('payment_promise_made_by', `made_by IN ('MEMBER', 'STAFF')`)
@Check('payment_promise_told', `told IN ('KEPT', 'BROKEN')`)
@Check('payment_promise_ended', 'ended_at IS NOT NULL OR (told IS NULL AND NOT is_withdrawn)')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_payment_promise_loan' })
export class PaymentPromiseRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_payment_promise' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_payment_promise' }) id: string;
  @Column('uuid') loanId: string;
  @Column('date') promisedOn: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('timestamptz') madeAt: Date;
  @Column('text') madeBy: Promiser;
  /** Of staff. */
  @Column('uuid', { nullable: true }) recordedBy: string | null;
  /** From then on it makes room for another one. */
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('boolean', { default: false }) isWithdrawn: boolean;
  /** What others were told became of it. */
  @Column('text', { nullable: true }) told: 'KEPT' | 'BROKEN' | null;
}
