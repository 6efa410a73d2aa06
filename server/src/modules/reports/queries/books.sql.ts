import type { EntityManager } from 'typeorm';
import { statement } from '../../../platform/database/statement';

/** The day from which the books know of `ledger_transaction t`: its own, or the one on which it was recorded later. */
export const BOOKED_ON = 'coalesce(late.recorded_on, t.business_on)';
export const WITH_LATE = `LEFT JOIN late_transaction late
   ON late.member_id = t.member_id AND late.transaction_id = t.id`;

/** Where money goes from the wallet of one loan to that of another, each side is of its own loan. */
export const LOAN_OF_LINE = 'coalesce(wallet.loan_id, t.loan_id)';
export const WITH_WALLET = `LEFT JOIN wallet_account wallet
   ON wallet.member_id = p.member_id AND wallet.id = p.wallet_account_id`;

/** The account's balance in hundredths: credits positive, debits negative. */
export interface AccountBalance {
  readonly account: string;
  readonly currency: string;
  readonly balanceMinor: number;
}

const balancesAt = statement<AccountBalance, [at: string]>(
  'reports.balances',
  `SELECT p.account, p.currency, sum(p.amount_minor)::bigint AS "balanceMinor"
   FROM ledger_transaction t
   JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
   ${WITH_LATE}
   WHERE ${BOOKED_ON} <= $1
   GROUP BY p.account, p.currency`,
);

/** The same where the books know of nothing later: of which day a posting is need not be looked up. */
const balancesNow = statement<AccountBalance>(
  'reports.balancesNow',
  `SELECT account, currency, sum(amount_minor)::bigint AS "balanceMinor" FROM posting GROUP BY account, currency`,
);

/** Whether the books know of something that a report of a day does not. */
const isMoreKnown = statement<{ readonly isMoreKnown: boolean }, [at: string]>(
  'reports.isMoreKnown',
  `SELECT EXISTS (SELECT 1 FROM ledger_transaction WHERE business_on > $1)
     OR EXISTS (SELECT 1 FROM late_transaction WHERE recorded_on > $1) AS "isMoreKnown"`,
);

/** The balance of each account that members' money had moved by the end of a day. */
export async function balancesOfMembers(tx: EntityManager, at: string): Promise<AccountBalance[]> {
  const { isMoreKnown: isPast } = await isMoreKnown.only(tx, at);
  return isPast ? balancesAt.all(tx, at) : balancesNow.all(tx);
}

/** What the days of a month brought to an account. */
export interface AccountMonth extends AccountBalance {
  readonly month: string;
}

/** Summed by day before its month is told, which is dear for each row. */
export const changesByMonth = statement<
  AccountMonth,
  [from: string, to: string, accounts: readonly string[]]
>(
  'reports.changes',
  `SELECT to_char(on_day, 'YYYY-MM') AS month, account, currency, sum(amount)::bigint AS "balanceMinor"
   FROM (
     SELECT ${BOOKED_ON} AS on_day, p.account, p.currency, sum(p.amount_minor) AS amount
     FROM ledger_transaction t
     JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
     ${WITH_LATE}
     WHERE ${BOOKED_ON} BETWEEN $1 AND $2 AND p.account = ANY ($3::text[])
     GROUP BY 1, 2, 3
   ) days
   GROUP BY 1, 2, 3`,
);
