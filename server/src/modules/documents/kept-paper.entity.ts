import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PaperName } from './documents.dto';

/** A paper that was drawn for a member; the bytes are in the file store under member and hash. */
@Entity('kept_paper')
@Index('kept_paper_over', ['keepUntil'], { where: 'keep_until IS NOT NULL' })
@ForeignKey('Member', ['memberId'], ['id'], { name: 'FK_kept_paper_member' })
export class KeptPaper {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_kept_paper' }) memberId: string;
  /** Of everything that it shows. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_kept_paper' }) hash: string;
  @Column('text') document: PaperName;
  /** Of its bytes. */
  @Column('text') checkSum: string;
  /** Null for what was agreed. */
  @Column('timestamptz', { nullable: true }) keepUntil: Date | null;
}
