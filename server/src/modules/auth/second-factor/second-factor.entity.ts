import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The authenticator of one account. The row is held by whoever tries a code, so that tries come one after the other. */
@Entity('second_factor')
@ForeignKey('Account', ['accountId'], ['id'], { name: 'second_factor_account' })
@Check('second_factor_enrolled', '(secret_cipher IS NULL) = (enrolled_at IS NULL)')
export class SecondFactor {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_second_factor' }) accountId: string;
  @Column('text', { nullable: true }) secretCipher: string | null;
  @Column('timestamptz', { nullable: true }) enrolledAt: Date | null;
  /** Of the last code that counted: it and those before count no more. */
  @Column('integer', { nullable: true }) lastStep: number | null;
  /** What is being enrolled, until a code of it has confirmed it. */
  @Column('text', { nullable: true }) pendingSecretCipher: string | null;
  @Column('timestamptz', { nullable: true }) pendingUntil: Date | null;
  @Column('integer', { default: 0 }) pendingTries: number;
  /** The day in Asia/Manila that the wrong tries are of. */
  @Column('date', { nullable: true }) wrongDay: string | null;
  @Column('integer', { default: 0 }) wrongTries: number;
}

/** A code for who has lost the authenticator, as a hash; good once. */
@Entity('second_factor_code')
@ForeignKey('Account', ['accountId'], ['id'], { name: 'second_factor_code_account' })
export class SecondFactorCode {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_second_factor_code' }) accountId: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_second_factor_code' }) codeHash: string;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}

/** A sign-in whose password was right, and that waits for the second factor. */
@Entity('second_factor_challenge')
@ForeignKey('Account', ['accountId'], ['id'], { name: 'second_factor_challenge_account' })
export class SecondFactorChallenge {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_second_factor_challenge' }) accountId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_second_factor_challenge' }) id: string;
  @Column('text') tokenHash: string;
  /** Of the password that was right: with another one there is no going on. */
  @Column('text') passwordPrint: string;
  /** How the session begins then. */
  @Column('text') beginningCipher: string;
  @Column('timestamptz') expiresAt: Date;
  @Column('integer', { default: 0 }) wrongTries: number;
  @Column('text') state: 'LIVE' | 'LOCKED' | 'USED';
}
