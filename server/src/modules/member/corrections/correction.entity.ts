import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CorrectionKind } from './correction-kinds';

export type KeptCorrectionState = 'OPEN' | 'DONE' | 'REFUSED' | 'WITHDRAWN';

/** Something about a member that is to be another from some moment on. One of a kind is open at most. */
@Entity('correction')
@Index('correction_one_open', ['memberId', 'kind'], { unique: true, where: `state = 'OPEN'` })
@Index('correction_newest', ['id'])
@Index('correction_due_number', ['coolingUntil'], { where: `state = 'OPEN' AND kind = 'PHONE'` })
@Check('correction_kind_known', `kind IN ('NAME', 'IDENTITY', 'BANK_ACCOUNT', 'PHONE')`)
@Check('correction_state_known', `state IN ('OPEN', 'DONE', 'REFUSED', 'WITHDRAWN')`)
@Check('correction_wanted_while_open', `state = 'OPEN' OR wanted_cipher IS NULL`)
@ForeignKey('Member', ['memberId'], ['id'], { name: 'FK_correction_member' })
export class Correction {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_correction' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_correction' }) id: string;
  @Column('text') kind: CorrectionKind;
  @Column('text') state: KeptCorrectionState;
  /** All three by the business clock. */
  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz') coolingUntil: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('uuid', { nullable: true }) endedBy: string | null;
  /** Why it was refused, for the member. */
  @Column('text', { nullable: true }) reason: string | null;
  /** What is wanted, as JSON, encrypted, while it is open; a bank account stands with the member instead. */
  @Column('text', { nullable: true }) wantedCipher: string | null;
}
