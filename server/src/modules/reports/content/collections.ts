import { toMajor } from '@pautang/loan-terms';
import { type AccountMonth, changesByMonth } from '../queries/books.sql';
import { collectionsOf, type Collected as Received } from '../queries/loans.sql';
import { money, tableOf, text } from '../report-table';
import type { CollectionsDto } from '../reports.dto';
import { type Compose, inOrder } from './content';

const RECOVERED = 'RECOVERY_INCOME';

/** With what of it was recovered of loans that were written off. */
interface Collected extends Received {
  readonly recoveredMinor: number;
}

const expectedMinor = (row: Received) => row.expectedPrincipalMinor + row.expectedInterestMinor;
const receivedMinor = (row: Received) =>
  row.principalMinor + row.interestMinor + row.penaltyMinor + row.feeMinor + row.creditMinor;

/** What was to come in by the schedules, and what came. */
export const collections: Compose = async (tx, { from, to }) =>
  collectedOf(await collectionsOf.all(tx, to, from), await changesByMonth.all(tx, from, to, [RECOVERED]));

/** @param changes of accounts, that of recoveries among them */
export function collectedOf(received: readonly Received[], changes: readonly AccountMonth[]) {
  const recoveredOf = ({ month, currency }: Received) =>
    changes.find((row) => row.account === RECOVERED && row.month === month && row.currency === currency)
      ?.balanceMinor ?? 0;
  const rows = inOrder(received, ({ month }) => month).map(
    (row): Collected => ({ ...row, recoveredMinor: recoveredOf(row) }),
  );
  const answer: Pick<CollectionsDto, 'months'> = {
    months: rows.map((row) => ({
      month: row.month,
      currency: row.currency,
      expectedPrincipal: toMajor(row.expectedPrincipalMinor),
      expectedInterest: toMajor(row.expectedInterestMinor),
      expected: toMajor(expectedMinor(row)),
      principal: toMajor(row.principalMinor),
      interest: toMajor(row.interestMinor),
      penalties: toMajor(row.penaltyMinor),
      fees: toMajor(row.feeMinor),
      credit: toMajor(row.creditMinor),
      received: toMajor(receivedMinor(row)),
      recovered: toMajor(row.recoveredMinor),
    })),
  };
  const columns = [
    text<Collected>('Currency', ({ currency }) => currency),
    text<Collected>('Month', ({ month }) => month),
    money<Collected>('Expected', expectedMinor),
    money<Collected>('Principal', ({ principalMinor }) => principalMinor),
    money<Collected>('Interest', ({ interestMinor }) => interestMinor),
    money<Collected>('Late', ({ penaltyMinor, feeMinor }) => penaltyMinor + feeMinor),
    money<Collected>('Credit', ({ creditMinor }) => creditMinor),
    money<Collected>('Received', receivedMinor),
    money<Collected>('Of it recovered', ({ recoveredMinor }) => recoveredMinor),
  ];
  return { answer, tables: [tableOf('Collections', columns, rows)] };
}
