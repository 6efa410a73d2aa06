import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export const DOWNLOAD_STATES = ['RUNNING', 'READY', 'FAILED', 'EXPIRED'] as const;
export type DownloadState = (typeof DOWNLOAD_STATES)[number];

/** A download of all that is kept about a member; the file lies encrypted in the file store while it is READY. */
@Entity('data_export')
@Index('data_export_one_running', ['memberId'], { unique: true, where: `state = 'RUNNING'` })
@Index('data_export_requested', ['requestedAt'])
@Check('data_export_state_known', `state IN ('RUNNING', 'READY', 'FAILED', 'EXPIRED')`)
@ForeignKey('Member', ['memberId'], ['id'], { name: 'FK_data_export_member' })
export class DataExport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_data_export' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_data_export' }) id: string;
  @Column('text') state: DownloadState;
  @CreateDateColumn({ type: 'timestamptz' }) requestedAt: Date;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  /** Of the file, as it is downloaded. */
  @Column('integer', { default: 0 }) sizeBytes: number;
}
