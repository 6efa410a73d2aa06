import { keyOfDownload } from '../modules/data-rights/downloads.service';
import { keyOfPaper } from '../modules/documents/kept-papers';
import { keyOfPart } from '../modules/reports/report-parts';
import { keyOf } from '../modules/upload/upload.service';

/** A table whose rows have files in the store. */
export interface FiledTable {
  readonly table: string;
  /** A row for each file, where one of the table has several. */
  readonly from?: string;
  readonly primaryKey: readonly [owner: string, name: string];
  /** Rows whose files are there, and not removed while such a row is locked. */
  readonly where: string;
  readonly keyOf: (owner: string, name: string) => string;
}

/** All that stands in the file store: `keys:rotate` goes through it, and a backup copies it. */
export const FILED_TABLES: readonly FiledTable[] = [
  { table: 'upload', primaryKey: ['member_id', 'file_name'], where: 'size_bytes > 0', keyOf },
  {
    table: 'kept_paper',
    primaryKey: ['member_id', 'hash'],
    // What is about to be forgotten loses its file first; nobody needs it under another key until then.
    where: `(keep_until IS NULL OR keep_until > now() + interval '1 hour')`,
    keyOf: keyOfPaper,
  },
  {
    table: 'data_export',
    primaryKey: ['member_id', 'id'],
    where: `state = 'READY' AND expires_at > now() + interval '1 hour'`,
    keyOf: keyOfDownload,
  },
  {
    table: 'report_file',
    from: `(SELECT r.*, part::text FROM report_file r, generate_series(1, r.part_count) part) report_part`,
    primaryKey: ['id', 'part'],
    where: `state = 'READY' AND expires_at > now() + interval '1 hour'`,
    keyOf: (id, part) => keyOfPart(id, Number(part)),
  },
];
