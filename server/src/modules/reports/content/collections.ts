import { toMajor } from '@pautang/loan-terms';
import { type Collected, collectionsOf } from '../queries/loans.sql';
import { money, tableOf, text } from '../report-table';
import type { CollectionsDto } from '../reports.dto';
import { type Compose, inOrder } from './content';

const expectedMinor = (row: Collected) => row.expectedPrincipalMinor + row.expectedInterestMinor;
const receivedMinor = (row: Collected) =>
  row.principalMinor + row.interestMinor + row.penaltyMinor + row.feeMinor + row.creditMinor;

/** What was to come in by the schedules, and what came. */
export const collections: Compose = async (tx, { from, to }) => {
  const rows = inOrder(await collectionsOf.all(tx, to, from), ({ month }) => month);
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
    })),
  };
  const columns = [
    text<Collected>('Currency', ({ currency }) => currency),
    text<Collected>('Month', ({ month }) => month),
    money('Expected', expectedMinor),
    money<Collected>('Principal', ({ principalMinor }) => principalMinor),
    money<Collected>('Interest', ({ interestMinor }) => interestMinor),
    money<Collected>('Late', ({ penaltyMinor, feeMinor }) => penaltyMinor + feeMinor),
    money<Collected>('Credit', ({ creditMinor }) => creditMinor),
    money('Received', receivedMinor),
  ];
  return { answer, tables: [tableOf('Collections', columns, rows)] };
};
