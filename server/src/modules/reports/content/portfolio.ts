import { addMonths } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { accountsOf } from '../accounts';
import type { Chart } from '../paper/chart';
import { changesByMonth } from '../queries/books.sql';
import { collectionsOf } from '../queries/loans.sql';
import { collections, expectedMinor, receivedMinor } from './collections';
import type { Compose, Content } from './content';
import { income } from './income';
import { agedPortfolios, DAYS, portfolioAtRisk } from './portfolio-at-risk';
import { provisions } from './provisions';

const MONTHS = 12;
/** Longer than any loan's life: the portfolio of a month is the sum of all before. */
const EVER = '2000-01-01';

/** What a board asks for at the end of a month: risk, ageing, provisions, and a year of collections and income, with charts. */
export const portfolio: Compose = async (tx, { to }, lender) => {
  const year = { from: `${addMonths(`${to.slice(0, 7)}-01`, 1 - MONTHS)}`, to };
  const parts: Record<string, Content> = {};
  for (const [name, compose, period] of [
    ['risk', portfolioAtRisk, { from: to, to }],
    ['provisions', provisions, { from: to, to }],
    ['collections', collections, year],
    ['income', income, year],
  ] as const) {
    parts[name] = await compose(tx, period, lender);
  }
  return {
    answer: Object.assign({}, ...Object.values(parts).map(({ answer }) => answer), {
      collections: parts.collections?.answer,
      income: parts.income?.answer,
    }),
    tables: Object.values(parts).flatMap(({ tables }) => tables),
    charts: await chartsOf(tx, year),
  };
};

async function chartsOf(
  tx: EntityManager,
  year: { readonly from: string; readonly to: string },
): Promise<Chart[]> {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(year.from, index).slice(0, 7));
  const aged = await agedPortfolios(tx, year.to);
  const lent = await changesByMonth.all(tx, EVER, year.to, ['LOANS_RECEIVABLE']);
  const collected = await collectionsOf.all(tx, year.to, year.from);
  const earned = await changesByMonth.all(tx, year.from, year.to, accountsOf('INCOME'));
  return aged.flatMap(({ currency, ageing }): Chart[] => [
    {
      title: 'Portfolio at the end of each month',
      currency,
      series: ['Principal'],
      places: months.map((month) => ({
        label: month,
        minor: [
          lent
            .filter((row) => row.currency === currency && row.month <= month)
            .reduce((total, { balanceMinor }) => total - balanceMinor, 0),
        ],
      })),
    },
    {
      title: 'Principal by days past due',
      currency,
      series: ['Principal'],
      places: ageing.map(({ bucket, principalMinor }) => ({ label: DAYS[bucket], minor: [principalMinor] })),
    },
    {
      title: 'Collections',
      currency,
      series: ['Expected', 'Received'],
      places: months.map((month) => {
        const row = collected.find((one) => one.currency === currency && one.month === month);
        return { label: month, minor: row ? [expectedMinor(row), Math.max(receivedMinor(row), 0)] : [0, 0] };
      }),
    },
    {
      title: 'Income',
      currency,
      series: ['Income'],
      places: months.map((month) => ({
        label: month,
        minor: [
          Math.max(
            earned
              .filter((row) => row.currency === currency && row.month === month)
              .reduce((total, { balanceMinor }) => total + balanceMinor, 0),
            0,
          ),
        ],
      })),
    },
  ]);
}
