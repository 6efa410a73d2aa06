import { statement } from '../database/statement';
import type { AuditEntry } from './audit.entity';

/** So many entries one call looks through, newest first: a filter that fits none of them costs no more. */
export const LOOKED_THROUGH = 20_000;

type Range = [before: string, from: string];
type Filter = [
  subject: string | null,
  actorId: string | null,
  action: string | null,
  since: Date | null,
  until: Date | null,
  most: number,
];

const COLUMNS = `e.id, e.created_at AS "createdAt", e.actor_id AS "actorId", e.action, e.subject,
   e.member_id AS "memberId", e.before, e.after`;
const FITS = `($3::text IS NULL OR e.subject = $3) AND ($4::uuid IS NULL OR e.actor_id = $4)
     AND ($5::text IS NULL OR e.action = $5) AND ($6::timestamptz IS NULL OR e.created_at >= $6)
     AND ($7::timestamptz IS NULL OR e.created_at < $7)`;
const NEWEST = 'ORDER BY e.id DESC LIMIT';

export const readEntries = statement<AuditEntry, [...Range, ...Filter]>(
  'audit.read',
  `WITH e AS MATERIALIZED (
     SELECT * FROM audit_entry e WHERE e.id < $1 AND e.id >= $2 ${NEWEST} ${LOOKED_THROUGH}
   )
   SELECT ${COLUMNS} FROM e WHERE ${FITS} ${NEWEST} $8`,
);

export const readEntriesOf = statement<AuditEntry, [...Range, ...Filter, memberId: string]>(
  'audit.readOf',
  `SELECT ${COLUMNS} FROM audit_entry e WHERE e.member_id = $9 AND e.id < $1 AND e.id >= $2 AND ${FITS} ${NEWEST} $8`,
);

/** The last that such a call looked at, where there may be more. */
export const lastLookedAt = statement<{ readonly id: string }, Range>(
  'audit.lastLookedAt',
  `SELECT e.id FROM audit_entry e WHERE e.id < $1 AND e.id >= $2
   ORDER BY e.id DESC OFFSET ${LOOKED_THROUGH - 1} LIMIT 1`,
);
