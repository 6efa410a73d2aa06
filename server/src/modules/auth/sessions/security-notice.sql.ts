import { statement } from '../../../platform/database/statement';
import type { NoticeKind } from './security-notice.entity';

export const countNotices = statement<{ readonly count: number }, [accountId: string, since: Date]>(
  'auth.countNotices',
  `SELECT count(*)::int AS count FROM security_notice n WHERE n.account_id = $1 AND n.created_at > $2`,
);

export const keepNotice = statement<never, [accountId: string, tokenHash: string, kind: NoticeKind]>(
  'auth.keepNotice',
  'INSERT INTO security_notice AS n (account_id, token_hash, kind) VALUES ($1, $2, $3)',
);

/** Once, and while it is good. */
export const useNotice = statement<
  { readonly kind: NoticeKind },
  [accountId: string, tokenHash: string, now: Date, since: Date]
>(
  'auth.useNotice',
  `UPDATE security_notice n SET used_at = $3
   WHERE n.account_id = $1 AND n.token_hash = $2 AND n.used_at IS NULL AND n.created_at > $4
   RETURNING n.kind`,
);
