import type { Role } from '../../../platform/access/access';
import { statement } from '../../../platform/database/statement';
import type { Language } from '../../../platform/language/language';
import type { Knowing } from '../auth.sql';

export const keepChallenge = statement<
  never,
  [challengeHash: string, accountId: string | null, expiresAt: Date]
>(
  'auth.keepChallenge',
  'INSERT INTO passkey_challenge AS c (challenge_hash, account_id, expires_at) VALUES ($1, $2, $3)',
);

/** Once, for what it was made for, and while it is good. */
export const takeChallenge = statement<
  { readonly challengeHash: string },
  [challengeHash: string, accountId: string | null, now: Date]
>(
  'auth.takeChallenge',
  `DELETE FROM passkey_challenge c
   WHERE c.challenge_hash = $1 AND c.account_id IS NOT DISTINCT FROM $2::uuid AND c.expires_at > $3
   RETURNING c.challenge_hash AS "challengeHash"`,
);

/** A passkey with whose it is. */
export interface PasskeyOwner {
  readonly passkeyId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly id: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly passwordPrint: string;
  readonly roles: Role[];
  readonly suspendedAt: Date | null;
  readonly language: Language | null;
}

export const readPasskeyOwner = statement<PasskeyOwner, [accountId: string, credentialId: string]>(
  'auth.passkeyOwner',
  `SELECT k.id AS "passkeyId", k.public_key AS "publicKey", k.counter, k.transports, a.id,
     a.phone_number AS "phoneNumber", a.password_hash AS "passwordHash",
     encode(sha256(a.password_hash::bytea), 'hex') AS "passwordPrint", a.roles,
     a.suspended_at AS "suspendedAt", a.language
   FROM passkey k JOIN account a ON a.id = k.account_id
   WHERE k.account_id = $1 AND k.credential_id = $2`,
);

/** Whoever's it is. */
export const findPasskeyNamed = statement<{ readonly id: string }, [credentialId: string]>(
  'auth.passkeyNamed',
  'SELECT k.id FROM passkey k WHERE k.credential_id = $1 LIMIT 1',
);

export const readKnowing = statement<Knowing, [deviceHash: string]>(
  'auth.knowing',
  `SELECT d.account_id AS "accountId", d.password_print AS "passwordPrint"
   FROM known_device d WHERE d.device_hash = $1`,
);

/** Where it is still there, and nobody has used it in the meantime. */
export const countUse = statement<
  { readonly id: string },
  [accountId: string, passkeyId: string, before: number, counter: number, isBackedUp: boolean, now: Date]
>(
  'auth.countUse',
  `UPDATE passkey k SET counter = $4, is_backed_up = $5, last_used_at = $6
   WHERE k.account_id = $1 AND k.id = $2 AND k.counter = $3
   RETURNING k.id`,
);
