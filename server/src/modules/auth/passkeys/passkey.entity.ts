import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A key that a device or its maker keeps for an account; the half of it that signs never comes here. */
@Entity('passkey')
@Index('passkey_credential', ['accountId', 'credentialId'], { unique: true })
@Index('passkey_named', ['credentialId'])
@ForeignKey('Account', ['accountId'], ['id'], { name: 'passkey_account' })
@Check('passkey_counted', 'counter >= 0')
export class Passkey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_passkey' }) accountId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_passkey' }) id: string;
  /** By which a browser names it. */
  @Column('text') credentialId: string;
  /** As COSE, in base64url. */
  @Column('text') publicKey: string;
  /** Of its uses; 0 for ever where its maker does not count. */
  @Column('bigint') counter: string;
  @Column('text', { array: true }) transports: string[];
  /** Whether more than one device may hold it, and whether one more does. */
  @Column('boolean') isSynced: boolean;
  @Column('boolean') isBackedUp: boolean;
  @Column('varchar', { length: 60 }) name: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

/** What a passkey is to sign, once, as a hash. */
@Entity('passkey_challenge')
@Index('passkey_challenge_expires', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_passkey_challenge' }) challengeHash: string;
  /** Who adds one; whoever signs in is not known yet. */
  @Column('uuid', { nullable: true }) accountId: string | null;
  @Column('timestamptz') expiresAt: Date;
}
