import { toMajor } from '@pautang/loan-terms';
import { ACCOUNT_TYPE, ACCOUNTS } from '../accounts';
import { type AccountBalance, balancesOfMembers } from '../queries/books.sql';
import { suspenseBalancesAt } from '../queries/suspense.sql';
import { money, tableOf, text } from '../report-table';
import type { TrialBalanceDto } from '../reports.dto';
import { type Compose, inOrder } from './content';

const debitMinor = ({ balanceMinor }: AccountBalance) => Math.max(-balanceMinor, 0);
const creditMinor = ({ balanceMinor }: AccountBalance) => Math.max(balanceMinor, 0);

/** The balance of each account at the end of a day. Debits and credits of a currency are the same sum. */
export const trialBalance: Compose = async (tx, { to }) => {
  const place = (account: string) => String(ACCOUNTS.indexOf(account as never)).padStart(3, '0');
  const ofMembers = await balancesOfMembers(tx, to);
  const all = [...ofMembers, ...(await suspenseBalancesAt.all(tx, to))];
  const balances = inOrder(summed(all), ({ account }) => place(account));
  const currencies = [...new Set(balances.map(({ currency }) => currency))];
  const sum = (currency: string, of: (row: AccountBalance) => number) =>
    balances.filter((row) => row.currency === currency).reduce((total, row) => total + of(row), 0);
  const answer: Pick<TrialBalanceDto, 'accounts' | 'totals'> = {
    accounts: balances.map((row) => ({
      account: row.account,
      type: typeOf(row),
      currency: row.currency,
      debit: toMajor(debitMinor(row)),
      credit: toMajor(creditMinor(row)),
    })),
    totals: currencies.map((currency) => ({
      currency,
      debit: toMajor(sum(currency, debitMinor)),
      credit: toMajor(sum(currency, creditMinor)),
    })),
  };
  const columns = [
    text<AccountBalance>('Currency', ({ currency }) => currency),
    text<AccountBalance>('Account', ({ account }) => account),
    text<AccountBalance>('Type', typeOf),
    money('Debit', debitMinor),
    money('Credit', creditMinor),
  ];
  return { answer, tables: [tableOf('Balances', columns, balances)] };
};

/** Each account of a currency once. */
function summed(rows: readonly AccountBalance[]): AccountBalance[] {
  const sums = new Map<string, AccountBalance>();
  for (const row of rows) {
    const key = `${row.currency} ${row.account}`;
    sums.set(key, { ...row, balanceMinor: row.balanceMinor + (sums.get(key)?.balanceMinor ?? 0) });
  }
  return [...sums.values()];
}

function typeOf({ account }: Pick<AccountBalance, 'account'>) {
  return ACCOUNT_TYPE[account as keyof typeof ACCOUNT_TYPE];
}
