import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a request that must take effect only once. */
@Entity('idempotency_record')
@Index('idempotency_record_created_at', ['createdAt'])
export class IdempotencyRecord {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') operation: string;
  @PrimaryColumn('varchar', { length: 255 }) key: string;
  @Column('text') requestHash: string;
  /** Answers of withdrawals hold account numbers, so they are encrypted like those. */
  @Column('text') answerCipher: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
