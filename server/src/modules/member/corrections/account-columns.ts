import { OFFSET_DAYS } from '../../../platform/clock/clock.sql';

/** Another account counts from its moment on, whether or not the job has put it in its place by then. */
const counting = (column: string) =>
  `CASE WHEN m.next_account_at IS NULL THEN m.${column}
     WHEN m.next_account_at <= now() + make_interval(days => ${OFFSET_DAYS}) THEN m.next_${column} ELSE m.${column} END`;

/** The account that a member's money goes to, for hot statements that read a member as `m`. */
export const ACCOUNT_COLUMNS = `${counting('bank_name')} AS "bankName",
   ${counting('account_number_cipher')} AS "accountNumberCipher"`;
