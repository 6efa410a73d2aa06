import { rowsOf } from '../database/rows-of';
import { statement } from '../database/statement';
import type { AuditHead } from './audit-head';
import type { ChainEntry, ChainLink } from './audit-link';

/** All columns of an entry `e`, as JSON whose text is one and the same wherever and whenever it is asked for. */
export const ENTRY_CONTENT = `jsonb_build_object(
  'id', e.id, 'createdAt', to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'actorId', e.actor_id, 'action', e.action, 'subject', e.subject, 'memberId', e.member_id,
  'before', e.before::text, 'after', e.after::text)::text`;

/** What each look takes up at most. */
export const TAKEN_AT_ONCE = 1000;

/** Entries that are not in the chain, from an id on, which tells when it was given. */
export const unchainedEntries = statement<ChainEntry, [after: string]>(
  'audit.unchained',
  `SELECT e.id, ${ENTRY_CONTENT} AS content FROM audit_entry e
   WHERE e.id > $1 AND NOT EXISTS (SELECT 1 FROM audit_link l WHERE l.entry_id = e.id AND l.entry_id > $1)
   ORDER BY e.id LIMIT ${TAKEN_AT_ONCE}`,
);

/** Where the chain ends now. */
export const lastLink = statement<ChainLink>(
  'audit.lastLink',
  `SELECT position, entry_id AS "entryId", previous_hash AS "previousHash", complete_to AS "completeTo", hash
   FROM audit_link ORDER BY position DESC LIMIT 1`,
);

export const appendLinks = statement<
  never,
  [
    positions: readonly number[],
    entryIds: readonly string[],
    previousHashes: readonly string[],
    completeTo: readonly (Date | null)[],
    hashes: readonly string[],
  ]
>(
  'audit.appendLinks',
  `INSERT INTO audit_link (position, entry_id, previous_hash, complete_to, hash)
   ${rowsOf(1, ['bigint', 'uuid', 'text', 'timestamptz', 'text'])}`,
);

const HEAD = 'SELECT day, position, hash, public_key AS "publicKey", signature FROM audit_head';

export const headOfDay = statement<AuditHead, [day: string]>('audit.headOfDay', `${HEAD} WHERE day = $1`);

export const newestHead = statement<AuditHead>('audit.newestHead', `${HEAD} ORDER BY day DESC LIMIT 1`);

export const keepHead = statement<
  never,
  [day: string, position: number, hash: string, publicKey: string, signature: string]
>(
  'audit.keepHead',
  'INSERT INTO audit_head (day, position, hash, public_key, signature) VALUES ($1, $2, $3, $4, $5)',
);

/** The time of the database, which gives the entries theirs. */
export const databaseTime = statement<{ readonly now: Date }>(
  'audit.time',
  `SELECT date_trunc('milliseconds', now()) AS now`,
);
