import { OFFSET_DAYS } from '../../../platform/clock/clock.sql';

/** Another account counts from its moment on, whether or not the job has put it in its place by then. */
const counting = (column: string) =>
  `CASE WHEN m.next_account_at IS NULL THEN m.${column}
     WHEN m.next_account_at <= now() + make_interval(days => ${OFFSET_DAYS}) THEN m.next_${column} ELSE m.${column} END`;

/** Since when the account that counts has counted; null where it is the first. For a statement of the member, the first parameter. */
export const ACCOUNT_SINCE = `(SELECT max(c.cooling_until) FROM correction c
   WHERE c.member_id = $1 AND c.kind = 'BANK_ACCOUNT' AND (c.state = 'DONE'
     OR (c.state = 'OPEN' AND c.cooling_until <= now() + make_interval(days => ${OFFSET_DAYS}))))`;

/** The account that a member's money goes to, for hot statements that read a member as `m`. */
export const ACCOUNT_COLUMNS = `${counting('bank_name')} AS "bankName",
   ${counting('account_number_cipher')} AS "accountNumberCipher"`;
