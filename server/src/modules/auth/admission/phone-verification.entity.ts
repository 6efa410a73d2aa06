import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A code that was sent to a phone number before it has an account. The number, and the address that asked for the
 * code, stand here as hashes. A number has one live code at most.
 */
@Entity('phone_verification')
@Index('phone_verification_one_live', ['phoneHash'], { unique: true, where: `state = 'LIVE'` })
@Index('phone_verification_sender', ['senderHash', 'createdAt'])
export class PhoneVerification {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_phone_verification' }) phoneHash: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_phone_verification' }) id: string;
  @Column('text') senderHash: string;
  @Column('text') codeHash: string;
  @Column('timestamptz') expiresAt: Date;
  @Column('integer', { default: 0 }) wrongTries: number;
  @Column('text') state: 'LIVE' | 'REPLACED' | 'LOCKED' | 'USED' | 'UNSENT';
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
