import { statement } from '../../../platform/database/statement';
import type { Language } from '../../../platform/language/language';
import type { Device } from './device-words';
import type { NoticeKind } from './security-notice.entity';

export const countNotices = statement<{ readonly count: number }, [accountId: string, since: Date]>(
  'auth.countNotices',
  `SELECT count(*)::int AS count FROM security_notice n WHERE n.account_id = $1 AND n.created_at > $2`,
);

/** Whose sessions a worker has to tell of, account by account. */
export const accountsWithNews = statement<{ readonly accountId: string }, [after: string, most: number]>(
  'auth.accountsWithNews',
  `SELECT DISTINCT s.account_id AS "accountId" FROM session s
   WHERE s.news_in IS NOT NULL AND s.account_id > $1 ORDER BY s.account_id LIMIT $2`,
);

export interface SessionNews extends Device {
  readonly newsIn: Language;
}

/** They are told of now, once. What another statement holds has its turn at the next look, so nobody waits for two. */
export const takeNews = statement<SessionNews, [accountId: string]>(
  'auth.takeNews',
  `WITH taken AS (
     SELECT s.id, s.news_in FROM session s
     WHERE s.account_id = $1 AND s.news_in IS NOT NULL FOR NO KEY UPDATE SKIP LOCKED
   )
   UPDATE session s SET news_in = NULL FROM taken t WHERE s.account_id = $1 AND s.id = t.id
   RETURNING s.browser, s.system, t.news_in AS "newsIn"`,
);

export const keepNotice = statement<never, [accountId: string, tokenHash: string, kind: NoticeKind]>(
  'auth.keepNotice',
  'INSERT INTO security_notice AS n (account_id, token_hash, kind) VALUES ($1, $2, $3)',
);

/** Once, and while it is good; that of a correction as long as there is something to withdraw. */
export const useNotice = statement<
  { readonly kind: NoticeKind },
  [accountId: string, tokenHash: string, now: Date, since: Date, askedSince: Date]
>(
  'auth.useNotice',
  `UPDATE security_notice n SET used_at = $3
   WHERE n.account_id = $1 AND n.token_hash = $2 AND n.used_at IS NULL
     AND n.created_at > CASE WHEN n.kind LIKE '%_ASKED' THEN $5::timestamptz ELSE $4::timestamptz END
   RETURNING n.kind`,
);
