import { addMonths, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { Chart } from '../paper/chart';
import { balancesOfMembers, changesByMonth } from '../queries/books.sql';
import type { CollectionsDto, IncomeDto, PortfolioAtRiskDto } from '../reports.dto';
import { collections } from './collections';
import type { Compose, Content } from './content';
import { income } from './income';
import { agedPortfolios, DAYS, riskOf } from './portfolio-at-risk';
import { provisionsOf } from './provisions';

const MONTHS = 12;

/** What a board asks for at the end of a month: risk, ageing, provisions, and a year of collections and income, with charts. */
export const portfolio: Compose = async (tx, { to }, lender) => {
  const year = { from: `${addMonths(`${to.slice(0, 7)}-01`, 1 - MONTHS)}`, to };
  const portfolios = await agedPortfolios(tx, to);
  const parts = {
    risk: riskOf(portfolios),
    provisions: provisionsOf(portfolios, lender),
    collections: (await collections(tx, year, lender)) as Content & Parts['collections'],
    income: (await income(tx, year, lender)) as Content & Parts['income'],
  };
  return {
    answer: {
      ...parts.risk.answer,
      ...parts.provisions.answer,
      collections: parts.collections.answer,
      income: parts.income.answer,
    },
    tables: Object.values(parts).flatMap(({ tables }) => tables),
    charts: await chartsOf(tx, year, parts),
  };
};

/** What the charts are drawn from, so that no row is read twice for them. */
interface Parts {
  readonly risk: { readonly answer: Pick<PortfolioAtRiskDto, 'portfolios'> };
  readonly collections: { readonly answer: Pick<CollectionsDto, 'months'> };
  readonly income: { readonly answer: Pick<IncomeDto, 'months'> };
}

async function chartsOf(
  tx: EntityManager,
  year: { readonly from: string; readonly to: string },
  { risk, collections: paid, income: earned }: Parts,
): Promise<Chart[]> {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(year.from, index).slice(0, 7));
  const owed = (await balancesOfMembers(tx, year.to)).filter(({ account }) => account === 'LOANS_RECEIVABLE');
  const moved = await changesByMonth.all(tx, year.from, year.to, ['LOANS_RECEIVABLE']);
  return risk.answer.portfolios.flatMap(({ currency, ageing }): Chart[] => [
    {
      title: 'Portfolio at the end of each month',
      currency,
      series: ['Principal'],
      places: months.map((month) => ({
        label: month,
        minor: [
          sumOf(moved, (row) => row.currency === currency && row.month > month) -
            sumOf(owed, (row) => row.currency === currency),
        ],
      })),
    },
    {
      title: 'Principal by days past due',
      currency,
      series: ['Principal'],
      places: ageing.map(({ bucket, principal }) => ({ label: DAYS[bucket], minor: [toMinor(principal)] })),
    },
    {
      title: 'Collections',
      currency,
      series: ['Expected', 'Received'],
      places: months.map((month) => {
        const row = paid.answer.months.find((one) => one.currency === currency && one.month === month);
        return {
          label: month,
          minor: row ? [toMinor(row.expected), toMinor(Math.max(row.received, 0))] : [0, 0],
        };
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
            earned.answer.months
              .filter((row) => row.type === 'INCOME' && row.currency === currency && row.month === month)
              .reduce((total, { amount }) => total + Math.round(amount * 100), 0),
            0,
          ),
        ],
      })),
    },
  ]);
}

function sumOf<Row extends { readonly balanceMinor: number }>(
  rows: readonly Row[],
  isOne: (row: Row) => boolean,
): number {
  return rows.filter(isOne).reduce((total, { balanceMinor }) => total + balanceMinor, 0);
}
