import { toMajor } from '@pautang/loan-terms';
import { ACCOUNT_TYPE, accountsOf } from '../accounts';
import { type AccountMonth, changesByMonth } from '../queries/books.sql';
import { money, tableOf, text } from '../report-table';
import type { IncomeDto } from '../reports.dto';
import { type Compose, inOrder } from './content';

const SUSPENDED = 'SUSPENDED_INCOME';

export const ACCOUNTS_OF_INCOME: readonly string[] = [...accountsOf('INCOME', 'EXPENSE'), SUSPENDED];

/** What was earned and lost in each month: income positive, losses negative. Beside it, what is income only once it is paid. */
export const income: Compose = async (tx, { from, to }) =>
  incomeOf(await changesByMonth.all(tx, from, to, ACCOUNTS_OF_INCOME));

/** @param changes of accounts, those of income among them */
export function incomeOf(changes: readonly AccountMonth[]) {
  const concerned = inOrder(
    changes.filter(({ account }) => ACCOUNTS_OF_INCOME.includes(account)),
    ({ month, account }) => `${month} ${account}`,
  );
  const rows = concerned.filter(({ account }) => account !== SUSPENDED);
  const suspended = concerned.filter(({ account }) => account === SUSPENDED);
  const answer: Pick<IncomeDto, 'months' | 'suspended'> = {
    months: rows.map(({ balanceMinor, account, ...row }) => ({
      ...row,
      account,
      type: ACCOUNT_TYPE[account as keyof typeof ACCOUNT_TYPE],
      amount: toMajor(balanceMinor),
    })),
    suspended: suspended.map(({ balanceMinor, account: _, ...row }) => ({
      ...row,
      amount: toMajor(balanceMinor),
    })),
  };
  const columns = [
    text<AccountMonth>('Currency', ({ currency }) => currency),
    text<AccountMonth>('Month', ({ month }) => month),
    text<AccountMonth>('Account', ({ account }) => account),
    money<AccountMonth>('Amount', ({ balanceMinor }) => balanceMinor),
  ];
  const tables = [tableOf('Income and losses', columns, rows)];
  if (suspended.length > 0) tables.push(tableOf('Suspended income', columns, suspended));
  return { answer, tables };
}
