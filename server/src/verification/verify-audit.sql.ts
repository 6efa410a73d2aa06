import { ENTRY_CONTENT } from '../platform/audit/audit-chain.sql';
import type { AuditHead } from '../platform/audit/audit-head';
import type { ChainLink } from '../platform/audit/audit-link';
import { Statement } from '../platform/database/statement';

// Not among those of `statement`, which look at what is due alone: these read the whole trail.

/** A link, and what of its entry is there now. */
export interface CheckedLink extends ChainLink {
  readonly content: string | null;
  readonly createdAt: Date | null;
  /** The entry, for people. */
  readonly told: string;
}

const AT_ONCE = 5000;

const TOLD = `'Entry ' || e.id || ' (' || e.action || ', ' || e.subject || ', '
  || to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ')'`;

const UNCHAINED = `FROM audit_entry e WHERE NOT EXISTS (SELECT 1 FROM audit_link l WHERE l.entry_id = e.id)`;

export const linksFrom = new Statement<CheckedLink, [position: number]>(
  'verify.auditLinks',
  `SELECT l.position, l.entry_id AS "entryId", l.previous_hash AS "previousHash", l.complete_to AS "completeTo", l.hash,
     CASE WHEN e.id IS NOT NULL THEN ${ENTRY_CONTENT} END AS content, e.created_at AS "createdAt", ${TOLD} AS told
   FROM audit_link l LEFT JOIN audit_entry e ON e.id = l.entry_id
   WHERE l.position > $1 ORDER BY l.position LIMIT ${AT_ONCE}`,
);

/** What two turns of the workers have left, though later ones were taken up. */
export const oldUnchained = new Statement<{ readonly told: string }, [newest: Date]>(
  'verify.auditUnchained',
  `SELECT ${TOLD} AS told ${UNCHAINED} AND e.created_at < least($1, now() - interval '2 minutes')
   ORDER BY e.created_at, e.id LIMIT 1`,
);

export const countWaiting = new Statement<{ readonly waiting: number }, []>(
  'verify.auditWaiting',
  `SELECT count(*) AS waiting ${UNCHAINED}`,
);

export const headsOfChain = new Statement<AuditHead, []>(
  'verify.auditHeads',
  'SELECT day, position, hash, public_key AS "publicKey", signature FROM audit_head ORDER BY position, day',
);
