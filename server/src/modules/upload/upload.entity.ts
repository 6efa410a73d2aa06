import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { UploadKind } from './upload.dto';

/** A picture that a member uploaded; the bytes are in the file store under member and file name. */
@Entity('upload')
@Index('upload_unused', ['createdAt'], { where: 'NOT is_used' })
@ForeignKey('Member', ['memberId'], ['id'])
export class Upload {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('text') fileName: string;
  @Column('text') kind: UploadKind;
  /** 0 until the bytes are kept, and once they are to be forgotten. */
  @Column('integer') sizeBytes: number;
  /** Whether the identity step uses it; what nothing uses is forgotten. */
  @Column('boolean', { default: false }) isUsed: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
