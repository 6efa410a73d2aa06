import type { Role } from '../../platform/access/access';
import { type AuditValues, audited } from '../../platform/audit/audit.sql';
import { statement } from '../../platform/database/statement';
import type { Language } from '../../platform/language/language';

/** Failed sign-ins of one scope, as JSON holds them. */
export interface LockRow {
  readonly scopeHash: string;
  readonly forgottenAt: string;
  readonly lockedUntil: string | null;
}

const LOCKS = `SELECT json_agg(json_build_object(
     'scopeHash', l.scope_hash, 'forgottenAt', l.forgotten_at, 'lockedUntil', l.locked_until))
   FROM sign_in_lock l WHERE l.phone_hash = $1 AND l.scope_hash = ANY ($2)`;

type LockKey = [phoneHash: string, scopeHashes: readonly string[]];

export const readLocks = statement<{ readonly locks: LockRow[] | null }, LockKey>(
  'auth.locks',
  `SELECT (${LOCKS}) AS locks`,
);

/** By which a session or device knows whether its account still has the password of then; those of before have none. */
const PASSWORD_OF = `encode(sha256(a.password_hash::bytea), 'hex')`;

/** An account that knows the device, since a sign-in with the password of this print. */
export interface Knowing {
  readonly accountId: string;
  readonly passwordPrint: string | null;
}

export interface SigningIn {
  /** Without an account of this number the account's columns are null. */
  readonly id: string | null;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly barredPasswordHash: string | null;
  readonly passwordPrint: string;
  readonly roles: Role[];
  readonly suspendedAt: Date | null;
  readonly language: Language | null;
  readonly knownTo: Knowing[] | null;
  readonly locks: LockRow[] | null;
}

/** The accounts that may be meant, else one row without any: the same work whether there is one or not. */
export const readSigningIn = statement<
  SigningIn,
  [...LockKey, asTyped: string, canonical: string, deviceHash: string | null]
>(
  'auth.signingIn',
  `SELECT a.id, a.phone_number AS "phoneNumber", a.password_hash AS "passwordHash",
     a.barred_password_hash AS "barredPasswordHash", ${PASSWORD_OF} AS "passwordPrint", a.roles, a.suspended_at AS "suspendedAt", a.language,
     (SELECT json_agg(json_build_object('accountId', d.account_id, 'passwordPrint', d.password_print))
       FROM known_device d WHERE d.device_hash = $5) AS "knownTo",
     (${LOCKS}) AS locks
   FROM (SELECT 1) one LEFT JOIN account a ON a.phone_number IN ($3, $4)`,
);

export const keepLocks = statement<
  never,
  [
    phoneHash: string,
    scopeHashes: readonly string[],
    forgottenAt: readonly Date[],
    lockedUntil: readonly (Date | null)[],
  ]
>(
  'auth.keepLocks',
  `INSERT INTO sign_in_lock AS l (phone_hash, scope_hash, forgotten_at, locked_until)
   SELECT $1, kept.* FROM unnest($2::text[], $3::timestamptz[], $4::timestamptz[]) kept
   ON CONFLICT (phone_hash, scope_hash) DO UPDATE
     SET forgotten_at = excluded.forgotten_at, locked_until = excluded.locked_until`,
);

export const dropLocks = statement<never, LockKey>(
  'auth.dropLocks',
  'DELETE FROM sign_in_lock WHERE phone_hash = $1 AND scope_hash = ANY ($2)',
);

export const speakLanguage = statement<never, [accountId: string, language: Language]>(
  'auth.speakLanguage',
  'UPDATE account SET language = $2 WHERE id = $1',
);

export const holdAccount = statement<{ readonly id: string }, [accountId: string]>(
  'auth.holdAccount',
  'SELECT a.id FROM account a WHERE a.id = $1 FOR UPDATE',
);

/** As whoever refreshes them does. */
export const holdSessions = statement<{ readonly id: string }, [accountId: string]>(
  'auth.holdSessions',
  'SELECT s.id FROM session s WHERE s.account_id = $1 ORDER BY s.id FOR UPDATE',
);

/**
 * A session with its first token, and the browser known from now on: where the password is still the one that was
 * verified, and the account not suspended. In a browser that was known, those that began there before the grace end: this one
 * has replaced their cookie. Of sign-ins at the same time nobody knows which cookie came last.
 */
const beginning = ({ of = '', hold = '', columns = '', values = '' }) => `WITH unchanged AS (
     SELECT a.id, ${PASSWORD_OF} AS print FROM account a ${of}
     WHERE a.id = $1 AND a.password_hash = $2 AND a.suspended_at IS NULL ${hold}
   ), begun AS (
     INSERT INTO session AS s
       (account_id, id, is_persistent, expires_at, password_print, device_hash, browser, system, network, news_in${columns})
     SELECT u.id, $3::uuid, $4::boolean, $5::timestamptz, u.print, $7, $9, $10, $11, $12${values} FROM unchanged u
     RETURNING s.account_id, s.password_print
   ), issued AS (
     INSERT INTO refresh_token AS t (account_id, token_hash, session_id)
     SELECT b.account_id, $6, $3::uuid FROM begun b
   ), replaced AS (
     UPDATE session s SET revoked_at = $8
     WHERE $13::timestamptz IS NOT NULL AND s.account_id = $1 AND s.device_hash = $7 AND s.created_at < $13
       AND s.revoked_at IS NULL AND s.expires_at > $8 AND EXISTS (SELECT 1 FROM begun)
     RETURNING s.id
   ), told AS (
     INSERT INTO audit_entry (id, actor_id, action, subject, member_id, after)
     SELECT $14::uuid, $16::uuid, 'SESSIONS_ENDED', $18::text, $19::uuid,
       jsonb_build_object('reason', 'SIGNED_IN_AGAIN', 'sessions', jsonb_agg(r.id))
     FROM replaced r HAVING count(*) > 0
   ), ${audited(15, 'WHERE EXISTS (SELECT 1 FROM begun)')}
   INSERT INTO known_device AS d (account_id, device_hash, last_seen_at, password_print)
   SELECT b.account_id, $7, $8::timestamptz, b.password_print FROM begun b
   ON CONFLICT (account_id, device_hash) DO UPDATE
     SET last_seen_at = excluded.last_seen_at, password_print = excluded.password_print
   RETURNING d.account_id AS "accountId"`;

export type Begun = { readonly accountId: string };
export type BeginningValues = [
  accountId: string,
  passwordHash: string,
  sessionId: string,
  isPersistent: boolean,
  expiresAt: Date,
  tokenHash: string,
  deviceHash: string,
  now: Date,
  browser: string | null,
  system: string | null,
  network: string | null,
  newsIn: Language | null,
  graceBegan: Date | null,
  endingId: string,
  ...audit: AuditValues,
];

/**
 * The account is not held, a copied table that all sign-ins would stand in line for: what begins while the password changes is
 * of the one before, and the session good for nothing. The member's own row is, as closing holds it: so a session that begins
 * meanwhile is there to be removed, or does not begin.
 */
export const beginSession = statement<Begun, BeginningValues>(
  'auth.beginSession',
  beginning({
    of: 'JOIN member m ON m.id = a.id',
    hold: `AND m.id = $1 AND m.state <> 'CLOSED' FOR SHARE OF m`,
  }),
);

/** The account is held, so that who is suspended at this moment keeps no session. Members are never suspended. */
export const beginStaffSession = statement<Begun, [...values: BeginningValues, secondFactorAt: Date | null]>(
  'auth.beginStaffSession',
  beginning({
    hold: 'FOR SHARE',
    columns: ', last_seen_at, second_factor_at',
    values: ', $8::timestamptz, $22::timestamptz',
  }),
);

/** By which a session of staff may be over. */
export interface SessionTimes {
  readonly createdAt: Date;
  /** Of staff alone, to the minute. */
  readonly lastSeenAt: Date | null;
}

export interface Refreshed extends SessionTimes {
  readonly isPersistent: boolean;
  readonly phoneNumber: string;
  readonly roles: Role[];
  /** It was traded before the grace began, and nothing is issued for it. */
  readonly isReused: boolean;
}

/** A session that was not refreshed for so long is over, as on a phone that was lent or a computer that was left. */
export const UNUSED = `interval '14 days'`;

/**
 * Trades a token for the next one. Family and token are locked, so that refreshes and sign-outs of one family come one
 * after the other.
 */
export const rotateToken = statement<
  Refreshed,
  [accountId: string, sessionId: string, tokenHash: string, nextHash: string, now: Date, graceBegan: Date]
>(
  'auth.rotateToken',
  `WITH held AS (
     SELECT s.account_id, s.id, s.is_persistent, s.password_print, s.created_at, s.last_seen_at, t.rotated_at
     FROM session s JOIN refresh_token t ON t.account_id = $1 AND t.token_hash = $3
     WHERE s.account_id = $1 AND s.id = $2 AND s.revoked_at IS NULL AND s.expires_at > $5
       AND (t.rotated_at IS NOT NULL OR t.created_at > $5::timestamptz - ${UNUSED})
     FOR UPDATE
   ), rotated AS (
     UPDATE refresh_token t SET rotated_at = $5 FROM held h
     WHERE t.account_id = $1 AND t.token_hash = $3 AND h.rotated_at IS NULL
   ), issued AS (
     INSERT INTO refresh_token AS t (account_id, token_hash, session_id)
     SELECT h.account_id, $4, h.id FROM held h WHERE h.rotated_at IS NULL OR h.rotated_at >= $6
   )
   SELECT h.is_persistent AS "isPersistent", h.created_at AS "createdAt", h.last_seen_at AS "lastSeenAt",
     a.phone_number AS "phoneNumber", a.roles, coalesce(h.rotated_at < $6, false) AS "isReused"
   FROM held h JOIN account a ON a.id = h.account_id
   WHERE a.suspended_at IS NULL AND (h.password_print IS NULL OR h.password_print = ${PASSWORD_OF})`,
);

type SessionId = { readonly id: string };

/** All sessions of an account but one, which goes on with the new password. */
export const endOtherSessions = statement<
  SessionId,
  [accountId: string, sessionId: string, passwordHash: string, now: Date]
>(
  'auth.endOthers',
  `UPDATE session s SET
     revoked_at = CASE WHEN s.id = $2 THEN s.revoked_at ELSE $4::timestamptz END,
     password_print = CASE WHEN s.id = $2 THEN encode(sha256($3::text::bytea), 'hex') ELSE s.password_print END
   WHERE s.account_id = $1 AND s.revoked_at IS NULL
   RETURNING s.id`,
);

/** Browsers that an account knew with its former password; that of this session has shown it, and is known with the new one. */
export const forgetOtherDevices = statement<
  never,
  [accountId: string, sessionId: string, passwordHash: string]
>(
  'auth.forgetOthers',
  `WITH own AS (
     SELECT s.device_hash FROM session s WHERE s.account_id = $1 AND s.id = $2
   ), kept AS (
     UPDATE known_device d SET password_print = encode(sha256($3::text::bytea), 'hex')
     WHERE d.account_id = $1 AND d.device_hash = (SELECT o.device_hash FROM own o)
   )
   DELETE FROM known_device d
   WHERE d.account_id = $1 AND d.device_hash IS DISTINCT FROM (SELECT o.device_hash FROM own o)`,
);

/** All of an account, but one where it is named. */
export const endSessions = statement<SessionId, [accountId: string, except: string | null, now: Date]>(
  'auth.endAll',
  `UPDATE session s SET revoked_at = $3
   WHERE s.account_id = $1 AND s.id IS DISTINCT FROM $2::uuid AND s.revoked_at IS NULL RETURNING s.id`,
);

export const endFamily = statement<SessionId, [accountId: string, sessionId: string, now: Date]>(
  'auth.endFamily',
  `UPDATE session s SET revoked_at = $3
   WHERE s.account_id = $1 AND s.id = $2 AND s.revoked_at IS NULL RETURNING s.id`,
);

export type SessionOver = { readonly accountId: string; readonly id: string; readonly roles: Role[] };

/** Some of those whose time has run out, and of staff those that stood idle, or began, before; only staff are seen. */
export const readSessionsOver = statement<
  SessionOver,
  [now: Date, idleSince: Date | null, begunBefore: Date | null]
>(
  'auth.sessionsOver',
  `SELECT s.account_id AS "accountId", s.id, a.roles
   FROM session s JOIN account a ON a.id = s.account_id
   WHERE s.revoked_at IS NULL AND s.expires_at <= $1
   UNION
   SELECT s.account_id, s.id, a.roles
   FROM session s JOIN account a ON a.id = s.account_id
   WHERE s.revoked_at IS NULL AND s.last_seen_at IS NOT NULL AND (s.last_seen_at <= $2 OR s.created_at <= $3)
   LIMIT 100`,
);

/** Of who holds a token of the family. */
export const endSession = statement<
  { readonly roles: Role[] },
  [accountId: string, sessionId: string, tokenHash: string, now: Date]
>(
  'auth.endSession',
  `UPDATE session s SET revoked_at = $4 FROM account a
   WHERE s.account_id = $1 AND s.id = $2 AND a.id = $1 AND s.revoked_at IS NULL AND EXISTS (
     SELECT 1 FROM refresh_token t WHERE t.account_id = $1 AND t.token_hash = $3)
   RETURNING a.roles`,
);

export interface StaffSession extends SessionTimes {
  readonly roles: Role[];
  /** The session began with a second factor, or set one up. */
  readonly hasSecondFactor: boolean;
  readonly isEnrolled: boolean;
  readonly hasPasskey: boolean;
  readonly hasEnded: boolean;
}

/** Nothing once the account is suspended, or the session is of another password. */
export const readStaffSession = statement<StaffSession, [accountId: string, sessionId: string]>(
  'auth.staffSession',
  `SELECT a.roles, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
     s.second_factor_at IS NOT NULL AS "hasSecondFactor", s.revoked_at IS NOT NULL AS "hasEnded",
     EXISTS (SELECT 1 FROM second_factor f WHERE f.account_id = $1 AND f.secret_cipher IS NOT NULL) AS "isEnrolled",
     EXISTS (SELECT 1 FROM passkey p WHERE p.account_id = $1) AS "hasPasskey"
   FROM session s JOIN account a ON a.id = s.account_id
   WHERE s.account_id = $1 AND s.id = $2 AND a.suspended_at IS NULL
     AND (s.password_print IS NULL OR s.password_print = ${PASSWORD_OF})`,
);

/** Where another request, or another server, did not do so in the same minute. */
export const noteSeen = statement<never, [accountId: string, sessionId: string, now: Date, aMinuteAgo: Date]>(
  'auth.noteSeen',
  `UPDATE session s SET last_seen_at = $3
   WHERE s.account_id = $1 AND s.id = $2 AND (s.last_seen_at IS NULL OR s.last_seen_at <= $4)`,
);
