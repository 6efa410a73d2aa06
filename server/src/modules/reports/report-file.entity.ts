import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReportFormat, ReportKind } from './report-kinds';

export const REPORT_FILE_STATES = ['RUNNING', 'READY', 'FAILED', 'TOO_LARGE', 'EXPIRED'] as const;
export type ReportFileState = (typeof REPORT_FILE_STATES)[number];

/** A report that staff asked for as a file; it lies encrypted in the file store while it is READY. */
@Entity('report_file')
@Index('report_file_requested', ['requestedAt'])
@Check('report_file_state_known', `state IN ('RUNNING', 'READY', 'FAILED', 'TOO_LARGE', 'EXPIRED')`)
export class ReportFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_report_file' }) id: string;
  @Column('text') kind: ReportKind;
  @Column('text') format: ReportFormat;
  @Column('date') fromOn: string;
  @Column('date') toOn: string;
  @Column('text') state: ReportFileState;
  /** The officer, assistant or API key. */
  @Column('uuid') requestedBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) requestedAt: Date;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  /** In how many parts it lies in the store, from 1 on; 0 of a file that a version before wrote. */
  @Column('integer', { default: 0 }) partCount: number;
  /** Of the file, as it is downloaded. */
  @Column('integer', { default: 0 }) sizeBytes: number;
}
