import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Failed sign-ins of one phone number, whether it has an account or not: from one network, from one device or session
 * that is known to the account, or from anywhere. Number and scope stand here as hashes.
 */
@Entity('sign_in_lock')
@Index('sign_in_lock_forgotten', ['forgottenAt'])
export class SignInLock {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sign_in_lock' }) phoneHash: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sign_in_lock' }) scopeHash: string;
  /** When the last failure will be forgotten; they are forgotten one after the other. */
  @Column('timestamptz') forgottenAt: Date;
  @Column('timestamptz', { nullable: true }) lockedUntil: Date | null;
}
