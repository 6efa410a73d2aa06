import type { Scope } from '../../../platform/access/scopes';
import { statement } from '../../../platform/database/statement';

export interface KeyRow {
  readonly id: string;
  readonly keyHash: string;
  readonly issuedBy: string;
  readonly scopes: Scope[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Of each request with a key, so that a revocation counts from the next one on. */
export const readApiKey = statement<KeyRow, [keyId: string]>(
  'auth.apiKey',
  `SELECT k.id, k.key_hash AS "keyHash", k.scopes, k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt",
     k.revoked_at AS "revokedAt", k.issued_by AS "issuedBy"
   FROM api_key k WHERE k.key_id = $1`,
);

/** Where another request, or another server, did not do so in the same minute. */
export const noteKeyUse = statement<never, [id: string, now: Date, aMinuteAgo: Date]>(
  'auth.noteKeyUse',
  `UPDATE api_key k SET last_used_at = $2
   WHERE k.id = $1 AND (k.last_used_at IS NULL OR k.last_used_at <= $3)`,
);
