import { toMajor } from '@pautang/loan-terms';
import { ACCOUNT_TYPE, accountsOf } from '../accounts';
import { type AccountMonth, changesByMonth } from '../queries/books.sql';
import { money, tableOf, text } from '../report-table';
import type { IncomeDto } from '../reports.dto';
import { type Compose, inOrder } from './content';

/** What was earned and lost in each month: income positive, losses negative. */
export const income: Compose = async (tx, { from, to }) => {
  const changes = await changesByMonth.all(tx, from, to, accountsOf('INCOME', 'EXPENSE'));
  const rows = inOrder(changes, ({ month, account }) => `${month} ${account}`);
  const answer: Pick<IncomeDto, 'months'> = {
    months: rows.map(({ balanceMinor, account, ...row }) => ({
      ...row,
      account,
      type: ACCOUNT_TYPE[account as keyof typeof ACCOUNT_TYPE],
      amount: toMajor(balanceMinor),
    })),
  };
  const columns = [
    text<AccountMonth>('Currency', ({ currency }) => currency),
    text<AccountMonth>('Month', ({ month }) => month),
    text<AccountMonth>('Account', ({ account }) => account),
    money<AccountMonth>('Amount', ({ balanceMinor }) => balanceMinor),
  ];
  return { answer, tables: [tableOf('Income and losses', columns, rows)] };
};
