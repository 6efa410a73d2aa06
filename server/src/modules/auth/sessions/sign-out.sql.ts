import type { Role } from '../../../platform/access/access';
import { statement } from '../../../platform/database/statement';

const AT_ONCE = 500;

/** Some accounts with a session that goes on, by their ids. */
export const accountsSignedIn = statement<
  { readonly id: string; readonly roles: Role[] },
  [after: string, now: Date]
>(
  'auth.signedIn',
  `SELECT DISTINCT s.account_id AS id, a.roles FROM session s JOIN account a ON a.id = s.account_id
   WHERE s.account_id > $1 AND s.revoked_at IS NULL AND s.expires_at > $2
   ORDER BY s.account_id LIMIT ${AT_ONCE}`,
);
