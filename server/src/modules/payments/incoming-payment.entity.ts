import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/** Who told of it: a payment provider, or a statement of the bank. */
export const PAYMENT_SOURCES = ['PROVIDER', 'STATEMENT'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** UNASSIGNED lies in suspense; ASSIGNED is a repayment; RETURNED was sent back; BOUNCED never stayed. */
export const PAYMENT_STATES = ['UNASSIGNED', 'ASSIGNED', 'RETURNED', 'BOUNCED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How its loan was found. */
export const MATCHED_BY = ['LOAN_NUMBER', 'CLAIM', 'STAFF'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** Why it did not become a repayment by itself. */
export const UNMATCHED_BECAUSE = [
  'NO_MATCH',
  'AMBIGUOUS',
  'OTHER_CURRENCY',
  'LOAN_NOT_RUNNING',
  'LOOKS_REPEATED',
  'NOT_RECORDABLE',
  'TAKEN_BACK',
] as const;
export type UnmatchedBecause = (typeof UNMATCHED_BECAUSE)[number];

/** What takes a second person above an amount. */
export const PROPOSED_ACTIONS = ['ASSIGN', 'RETURN'] as const;
export type ProposedAction = (typeof PROPOSED_ACTIONS)[number];

/** Money that arrived, whosever it is. What it was stays as it is; what becomes of it changes. */
@Entity('incoming_payment')
@Index('incoming_payment_number', ['paymentNumber'], { unique: true })
@Index('incoming_payment_event', ['eventHash'], { unique: true })
@Index('incoming_payment_line', ['lineHash'], { unique: true })
@Index('incoming_payment_figures', ['figuresHash', 'id'])
@Index('incoming_payment_newest', ['state', 'id'])
@Index('incoming_payment_repayment', ['repaymentNumber'])
@Index('incoming_payment_of_loan', ['loanNumber', 'id'])
@Index('incoming_payment_closed', ['closedAt'])
@Check('incoming_payment_amount_positive', 'amount_minor > 0')
@Check('incoming_payment_source', `source IN ('PROVIDER', 'STATEMENT')`)
@Check('incoming_payment_state', `state IN ('UNASSIGNED', 'ASSIGNED', 'RETURNED', 'BOUNCED')`)
@Check(
  'incoming_payment_assigned',
  `state <> 'ASSIGNED' OR (member_id IS NOT NULL AND loan_id IS NOT NULL AND repayment_id IS NOT NULL)`,
)
@Check(
  'incoming_payment_proposed',
  `(proposed_action IS NULL) = (proposed_by IS NULL) AND (proposed_action IS NULL OR state = 'UNASSIGNED')`,
)
export class IncomingPayment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_incoming_payment' }) id: string;
  @Column('text') paymentNumber: string;
  @Column('text') source: PaymentSource;
  @Column('text') state: PaymentState;
  /** Of the provider's id, and of the line's in a statement: the same one counts once. */
  @Column('text', { nullable: true }) eventHash: string | null;
  @Column('text', { nullable: true }) lineHash: string | null;
  /** Of day, amount, currency and reference, by which an event and a line are known for the same money. */
  @Column('text') figuresHash: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('varchar', { length: 3 }) currency: string;
  @Column('timestamptz') paidAt: Date;
  /** The day of it in Asia/Manila. */
  @Column('date') paidOn: string;
  /** Null once it is forgotten. */
  @Column('text', { nullable: true }) referenceCipher: string | null;
  @Column('text', { nullable: true }) payerNameCipher: string | null;
  @Column('text', { nullable: true }) channel: string | null;
  @Column('text', { nullable: true }) unmatchedBecause: UnmatchedBecause | null;
  @Column('text', { nullable: true }) matchedBy: MatchedBy | null;
  @Column('uuid', { nullable: true }) memberId: string | null;
  @Column('uuid', { nullable: true }) loanId: string | null;
  @Column('text', { nullable: true }) loanNumber: string | null;
  @Column('uuid', { nullable: true }) repaymentId: string | null;
  @Column('text', { nullable: true }) repaymentNumber: string | null;
  /** Why it was returned, bounced or taken back, or that it bounced and could not be. */
  @Column('text', { nullable: true }) note: string | null;
  @Column('text', { nullable: true }) proposedAction: ProposedAction | null;
  @Column('text', { nullable: true }) proposedLoanNumber: string | null;
  @Column('boolean', { nullable: true }) proposedSettlement: boolean | null;
  @Column('text', { nullable: true }) proposedNote: string | null;
  /** The person: of an API key, who issued it. */
  @Column('uuid', { nullable: true }) proposedBy: string | null;
  @Column('timestamptz', { nullable: true }) proposedAt: Date | null;
  @Column('uuid') recordedBy: string;
  /** By the business clock. */
  @Column('timestamptz') receivedAt: Date;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}

/** RECEIVED and RELEASED bring money into suspense, the others take it out. */
export type SuspenseKind = 'RECEIVED' | 'RELEASED' | 'ASSIGNED' | 'RETURNED' | 'BOUNCED';

/**
 * One side of a movement of money that belongs to nobody yet: credits are positive, debits negative. The ledger of
 * members has none of it. Append-only.
 */
@Entity('suspense_posting')
@Index('suspense_posting_of_payment', ['paymentId'])
@Check('suspense_posting_not_empty', 'amount_minor <> 0')
@Check('suspense_posting_kind', `kind IN ('RECEIVED', 'RELEASED', 'ASSIGNED', 'RETURNED', 'BOUNCED')`)
@Check('suspense_posting_account', `account IN ('COLLECTIONS', 'UNAPPLIED_PAYMENTS', 'PAYOUTS')`)
@ForeignKey(() => IncomingPayment, ['paymentId'], ['id'], { name: 'FK_suspense_posting_payment' })
export class SuspensePosting {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_suspense_posting' }) transactionId: string;
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'PK_suspense_posting' }) lineNumber: number;
  @Column('uuid') paymentId: string;
  @Column('text') kind: SuspenseKind;
  @Column('text') account: 'COLLECTIONS' | 'UNAPPLIED_PAYMENTS' | 'PAYOUTS';
  @Column('varchar', { length: 3 }) currency: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('date') businessOn: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
