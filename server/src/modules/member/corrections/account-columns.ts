import { OFFSET_DAYS } from '../../../platform/clock/clock.sql';

/** Another account counts from this moment on, whether or not the job has put it in its place by then. */
export const NEXT_ACCOUNT_DUE = `<= now() + make_interval(days => ${OFFSET_DAYS})`;

const counting = (column: string) =>
  `CASE WHEN m.next_account_at IS NULL THEN m.${column}
     WHEN m.next_account_at ${NEXT_ACCOUNT_DUE} THEN m.next_${column} ELSE m.${column} END`;

/** Since when the account that counts has counted; null where it is the first. For a statement of the member, the first parameter. */
export const ACCOUNT_SINCE = `(SELECT max(c.cooling_until) FROM correction c
   WHERE c.member_id = $1 AND c.kind = 'BANK_ACCOUNT' AND (c.state = 'DONE'
     OR (c.state = 'OPEN' AND c.cooling_until ${NEXT_ACCOUNT_DUE})))`;

/** The account that a member's money goes to, for hot statements that read a member as `m`. */
export const ACCOUNT_COLUMNS = `${counting('bank_name')} AS "bankName",
   ${counting('account_number_cipher')} AS "accountNumberCipher"`;

/** What that account is found by. */
export const ACCOUNT_HASH = counting('account_number_hash');
