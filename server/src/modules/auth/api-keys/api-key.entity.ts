import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../../platform/access/scopes';

/**
 * A key with which a machine calls the back office. What it does is done by `id`, in the audit and everywhere, so it is
 * revoked and never deleted, and what it may do never changes.
 */
@Entity('api_key')
@Index('api_key_key_id', ['keyId'], { unique: true })
@Index('api_key_name', ['name'])
@Check('api_key_scopes', 'cardinality(scopes) > 0')
export class ApiKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_api_key' }) id: string;
  /** The readable part of the key. */
  @Column('varchar', { length: 8 }) keyId: string;
  @Column('text') keyHash: string;
  /** Of the machine: two keys of one name may be live, while one takes the place of the other. */
  @Column('varchar', { length: 60 }) name: string;
  @Column('text', { array: true }) scopes: Scope[];
  @Column('uuid') issuedBy: string;
  @Column('timestamptz') expiresAt: Date;
  /** To the minute. */
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
