import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An account that its member closed. What was personal is sealed here until it is forgotten, and stands nowhere else. */
@Entity('closed_account')
@Index('closed_account_to_forget', ['forgetAt'], { where: 'forgotten_at IS NULL' })
@Check('closed_account_forgotten', '(forgotten_at IS NULL) = (sealed_cipher IS NOT NULL)')
@ForeignKey('Member', ['memberId'], ['id'], { name: 'FK_closed_account_member' })
export class ClosedAccount {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_closed_account' }) memberId: string;
  /** Both by the business clock. */
  @Column('timestamptz') closedAt: Date;
  @Column('timestamptz') forgetAt: Date;
  @Column('timestamptz', { nullable: true }) forgottenAt: Date | null;
  /** What was personal, as JSON, encrypted. */
  @Column('text', { nullable: true }) sealedCipher: string | null;
}
