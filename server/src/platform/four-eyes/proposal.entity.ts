import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What takes two of the staff: one proposes it, another one confirms it. */
export const PROPOSAL_KINDS = [
  'LOAN_APPROVAL',
  'RECOVERY_CODE',
  'WAIVER',
  'WRITE_OFF',
  'WRITE_OFF_REVERSAL',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** CONFIRMED by another person, WITHDRAWN by anybody of the staff, VOID once what it rested upon was over. */
export type ProposalState = 'OPEN' | 'CONFIRMED' | 'WITHDRAWN' | 'VOID';

/** Something that one of the staff wants done about a member. One of a kind and subject is open at most. */
@Entity('proposal')
@Index('proposal_one_open', ['memberId', 'kind', 'subject'], { unique: true, where: `state = 'OPEN'` })
@Index('proposal_newest', ['id'])
@Check('proposal_state_known', `state IN ('OPEN', 'CONFIRMED', 'WITHDRAWN', 'VOID')`)
@ForeignKey('Member', ['memberId'], ['id'], { name: 'FK_proposal_member' })
export class Proposal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_proposal' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_proposal' }) id: string;
  @Column('text') kind: ProposalKind;
  /** What it is about, such as the number of a loan. */
  @Column('text') subject: string;
  /** How its subject stood: a proposal holds for that alone. */
  @Column('text') basis: string;
  /** The person: of an API key, who issued it. */
  @Column('uuid') proposedBy: string;
  /** Who called: the same person, or the key. */
  @Column('uuid') actorId: string;
  @Column('text', { nullable: true }) message: string | null;
  /** By the business day, as every date that one reads. */
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** By the machine's time. */
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  @Column('text') state: ProposalState;
  @Column('uuid', { nullable: true }) closedBy: string | null;
  /** By the business day, too. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}
