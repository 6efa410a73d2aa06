import { statement } from '../../../platform/database/statement';
import { UNUSED } from '../auth.sql';

export interface SessionRow {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** As many as a screen can hold; what is beyond them has not been seen for longer. */
const MOST = 100;

/** Those that a refresh would go on with: the one that asks first, then by when they last did. */
export const readSessions = statement<SessionRow, [accountId: string, sessionId: string, now: Date]>(
  'auth.sessions',
  `SELECT s.id, s.browser, s.system, s.network, s.created_at AS "firstSeenAt", seen.at AS "lastSeenAt"
   FROM session s JOIN account a ON a.id = s.account_id
   CROSS JOIN LATERAL (
     SELECT coalesce(max(t.created_at), s.created_at) AS at FROM refresh_token t
     WHERE t.account_id = $1 AND t.session_id = s.id
   ) seen
   WHERE s.account_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $3
     AND seen.at > $3::timestamptz - ${UNUSED}
     AND (s.password_print IS NULL OR s.password_print = encode(sha256(a.password_hash::bytea), 'hex'))
   ORDER BY s.id = $2 DESC, seen.at DESC, s.id DESC LIMIT ${MOST}`,
);

/** Its device is told of anew when it signs in again. One row for a session of the account, ended now or before. */
export const endOneSession = statement<
  { readonly isEndedNow: boolean },
  [accountId: string, sessionId: string, now: Date]
>(
  'auth.endOne',
  `WITH found AS (
     SELECT s.id FROM session s WHERE s.account_id = $1 AND s.id = $2
   ), ended AS (
     UPDATE session s SET revoked_at = $3
     WHERE s.account_id = $1 AND s.id = $2 AND s.revoked_at IS NULL
     RETURNING s.device_hash
   ), forgotten AS (
     DELETE FROM known_device d
     WHERE d.account_id = $1 AND d.device_hash = (SELECT e.device_hash FROM ended e)
   )
   SELECT EXISTS (SELECT 1 FROM ended) AS "isEndedNow" FROM found f`,
);

/** All but the one that asks, whose device stays known. */
export const endSessionsElsewhere = statement<
  { readonly sessions: string[] },
  [accountId: string, sessionId: string, now: Date]
>(
  'auth.endElsewhere',
  `WITH ended AS (
     UPDATE session s SET revoked_at = $3
     WHERE s.account_id = $1 AND s.id <> $2 AND s.revoked_at IS NULL AND s.expires_at > $3
     RETURNING s.id
   ), forgotten AS (
     DELETE FROM known_device d WHERE d.account_id = $1 AND d.device_hash IS DISTINCT FROM (
       SELECT s.device_hash FROM session s WHERE s.account_id = $1 AND s.id = $2)
   )
   SELECT coalesce(json_agg(e.id), '[]') AS sessions FROM ended e`,
);
