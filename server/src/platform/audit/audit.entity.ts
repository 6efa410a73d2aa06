import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who did what to which subject in the back office, and what it was before and after. Append-only. */
@Entity('audit_entry')
@Index('audit_entry_member', ['memberId', 'createdAt'])
export class AuditEntry {
  @PrimaryColumn('uuid') id: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('uuid', { nullable: true }) actorId: string | null;
  @Column('text') action: string;
  @Column('text') subject: string;
  @Column('uuid', { nullable: true }) memberId: string | null;
  @Column('jsonb', { nullable: true }) before: object | null;
  @Column('jsonb', { nullable: true }) after: object | null;
}
