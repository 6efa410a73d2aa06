import { type AuditValues, audited } from '../audit/audit.sql';
import { statement } from '../database/statement';

/** What `evented` and `recordEvent` write; nothing where all are null. */
export type EventValues = [id: string | null, type: string | null, data: string | null, at: Date | null];

const insertEvent = (first: number, onlyIf: string) =>
  `INSERT INTO member_event (member_id, id, type, data, at)
   SELECT $1::uuid, $${first}::uuid, $${first + 1}::text, $${first + 2}::json, $${first + 3}::timestamptz
   WHERE $${first}::uuid IS NOT NULL AND ${onlyIf}`;

/**
 * Part of a WITH, for a statement that does what the event tells: the member's id is its first parameter, and `eventValues`
 * gives those from this one on.
 * @param onlyIf a condition, such as that another part did it
 */
export const evented = (first: number, onlyIf = 'true') => `evented AS (${insertEvent(first, onlyIf)})`;

export const recordEvent = statement<never, [memberId: string, ...EventValues]>(
  'events.record',
  insertEvent(2, 'true'),
);

/** With its entry in the audit. */
export const recordAuditedEvent = statement<never, [memberId: string, ...EventValues, ...AuditValues]>(
  'events.recordAudited',
  `WITH ${evented(2)}, ${audited(6)} SELECT 1`,
);
