import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A browser that has signed in to an account, by the hash of its cookie. */
@Entity('known_device')
@Index('known_device_hash', ['deviceHash'])
@Index('known_device_last_seen', ['lastSeenAt'])
@ForeignKey('Account', ['accountId'], ['id'], { name: 'known_device_account' })
export class KnownDevice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_known_device' }) accountId: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_known_device' }) deviceHash: string;
  @Column('timestamptz') lastSeenAt: Date;
  /** Of the password that it signed in with; those of before have none. */
  @Column('text', { nullable: true }) passwordPrint: string | null;
}
