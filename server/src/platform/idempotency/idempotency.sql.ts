import { statement } from '../database/statement';

type Key = [accountId: string, operation: string, key: string];

export const KEPT_HOURS = 24;

/**
 * Whether the key is this request's now. Another one under the same key is waited for, and a record that is too old
 * to count is taken over: by the database's clock, which is the same for every server. Citus takes nothing there that
 * depends on the time zone, as a moment and an interval do.
 */
export const claimKey = statement<{ readonly isClaimed: true }, [...Key, requestHash: string]>(
  'idempotency.claim',
  `INSERT INTO idempotency_record AS kept (account_id, operation, key, request_hash, answer_cipher, created_at)
   VALUES ($1, $2, $3, $4, '', now())
   ON CONFLICT (account_id, operation, key) DO UPDATE
     SET request_hash = excluded.request_hash, answer_cipher = '', created_at = excluded.created_at
     WHERE excluded.created_at - kept.created_at >= interval '${KEPT_HOURS} hours'
   RETURNING true AS "isClaimed"`,
);

export const firstAnswer = statement<{ readonly requestHash: string; readonly answerCipher: string }, Key>(
  'idempotency.first',
  `SELECT request_hash AS "requestHash", answer_cipher AS "answerCipher"
   FROM idempotency_record WHERE account_id = $1 AND operation = $2 AND key = $3`,
);

export const answerFor = statement<never, [...Key, answerCipher: string]>(
  'idempotency.answer',
  `UPDATE idempotency_record SET answer_cipher = $4 WHERE account_id = $1 AND operation = $2 AND key = $3`,
);

export const giveUpKey = statement<never, Key>(
  'idempotency.giveUp',
  'DELETE FROM idempotency_record WHERE account_id = $1 AND operation = $2 AND key = $3',
);
