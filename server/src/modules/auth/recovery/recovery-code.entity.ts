import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A code that an assistant issued, so that one member can set a new password. One is live at most. */
@Entity('recovery_code')
@Index('recovery_code_one_live', ['accountId'], { unique: true, where: `state = 'LIVE'` })
@Index('recovery_code_stop', ['stopHash'], { unique: true })
@ForeignKey('Account', ['accountId'], ['id'], { name: 'recovery_code_account' })
export class RecoveryCode {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_recovery_code' }) accountId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_recovery_code' }) id: string;
  @Column('text') codeHash: string;
  @Column('uuid') issuedBy: string;
  @Column('timestamptz') expiresAt: Date;
  @Column('integer', { default: 0 }) wrongTries: number;
  @Column('text') state: 'LIVE' | 'REPLACED' | 'LOCKED' | 'USED' | 'STOPPED';
  /** Of the code in the message to the member, which stops the recovery. */
  @Column('text', { nullable: true }) stopHash: string | null;
  @Column('timestamptz', { nullable: true }) stoppedAt: Date | null;
  /** What a used code replaced: a member who stops the recovery has that password back. */
  @Column('text', { nullable: true }) previousPasswordHash: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/**
 * Tries at recovering on one day in Asia/Manila, by phone number, whether it is a member's or not. The number stands
 * here as a hash. Only tries against a live code count, or strangers could use the day up.
 */
@Entity('recovery_day')
export class RecoveryDay {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_recovery_day' }) phoneHash: string;
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_recovery_day' }) day: string;
  @Column('integer') wrongTries: number;
}
