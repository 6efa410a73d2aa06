import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a request that must take effect only once. */
@Entity('idempotency_record')
@Index('idempotency_record_created_at', ['createdAt'])
export class IdempotencyRecord {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') operation: string;
  @PrimaryColumn('varchar', { length: 255 }) key: string;
  @Column('text') requestHash: string;
  @Column('text') answer: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
