import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { UploadKind } from './upload.dto';

/** A picture that a member uploaded; the bytes are in the file store under member and file name. */
@Entity('upload')
@ForeignKey('Member', ['memberId'], ['id'])
export class Upload {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('text') fileName: string;
  @Column('text') kind: UploadKind;
  @Column('integer') sizeBytes: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
