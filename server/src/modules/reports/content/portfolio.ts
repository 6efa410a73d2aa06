import { addMonths, toMinor } from '@pautang/loan-terms';
import { HOME_CURRENCY } from '../../currency/currency.service';
import type { Chart } from '../paper/chart';
import { type AccountMonth, changesByMonth } from '../queries/books.sql';
import { collectionsOf } from '../queries/loans.sql';
import { count, money, type ReportTable, share, tableOf, text } from '../report-table';
import type { CollectionsDto, IncomeDto, PortfolioAtRiskDto, ProvisionsDto } from '../reports.dto';
import { collectedOf } from './collections';
import type { Compose } from './content';
import { ACCOUNTS_OF_INCOME, incomeOf } from './income';
import { agedPortfolios, DAYS, riskOf } from './portfolio-at-risk';
import { provisionsOf } from './provisions';

const MONTHS = 12;
const LENT = 'LOANS_RECEIVABLE';
/** Before any loan. */
const BEGINNING = '0001-01-01';

/** What a board asks for at the end of a month: risk, ageing, provisions, and a year of collections and income, with charts. */
export const portfolio: Compose = async (tx, { to }, lender) => {
  const from = addMonths(`${to.slice(0, 7)}-01`, 1 - MONTHS);
  const portfolios = await agedPortfolios(tx, to);
  const collected = await collectionsOf.all(tx, to, from);
  const changes = await changesByMonth.all(tx, BEGINNING, to, [...ACCOUNTS_OF_INCOME, LENT]);
  const changesOfYear = changes.filter(({ month }) => month >= from.slice(0, 7));
  const parts = {
    risk: riskOf(portfolios),
    provisions: provisionsOf(portfolios, lender),
    collections: collectedOf(collected, changesOfYear),
    income: incomeOf(changesOfYear),
  };
  return {
    answer: {
      ...parts.risk.answer,
      ...parts.provisions.answer,
      collections: parts.collections.answer,
      income: parts.income.answer,
    },
    summary: glanceAt(parts, to.slice(0, 7)),
    charts: chartsOf(from, changes, parts),
    tables: [
      ...parts.risk.tables,
      ...parts.provisions.tables,
      ...parts.collections.tables,
      incomeByMonth(parts.income.answer.months),
      // What is suspended comes behind the income by account.
      ...parts.income.tables.slice(1),
    ],
  };
};

/** What charts and summaries are of, so that no row is read twice for them. */
interface Parts {
  readonly risk: { readonly answer: Pick<PortfolioAtRiskDto, 'portfolios'> };
  readonly provisions: { readonly answer: Pick<ProvisionsDto, 'totals'> };
  readonly collections: { readonly answer: Pick<CollectionsDto, 'months'> };
  readonly income: { readonly answer: Pick<IncomeDto, 'months'> };
}

function chartsOf(
  from: string,
  changes: readonly AccountMonth[],
  { risk, collections: paid, income: earned }: Omit<Parts, 'provisions'>,
): Chart[] {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(from, index).slice(0, 7));
  const lent = changes.filter(({ account }) => account === LENT);
  return pesosFirst(risk.answer.portfolios).flatMap(({ currency, ageing }): Chart[] => [
    {
      title: 'Portfolio at the end of each month',
      currency,
      series: ['Principal'],
      places: months.map((month) => ({
        label: month,
        minor: [0 - sumOf(lent, (row) => row.currency === currency && row.month <= month)],
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
          minor: row ? [toMinor(row.expected), toMinor(row.received)] : [0, 0],
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
          earned.answer.months
            .filter((row) => row.type === 'INCOME' && row.currency === currency && row.month === month)
            .reduce((total, { amount }) => total + toMinor(amount), 0),
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

/** The figures that are asked for first, one line for each currency. */
function glanceAt(
  { risk, provisions, collections: paid }: Omit<Parts, 'income'>,
  month: string,
): ReportTable {
  type Portfolio = Parts['risk']['answer']['portfolios'][number];
  const ratio = ({ atRisk }: Portfolio, wanted: number) =>
    atRisk.find(({ days }) => days === wanted)?.ratio ?? 0;
  const ofMonth = ({ currency }: Portfolio) =>
    paid.answer.months.find((row) => row.currency === currency && row.month === month);
  return tableOf(
    'At a glance',
    [
      text<Portfolio>('Currency', ({ currency }) => currency),
      count<Portfolio>('Loans', ({ loans }) => loans),
      money<Portfolio>('Principal', ({ principal }) => toMinor(principal)),
      share<Portfolio>('PAR 30', (one) => ratio(one, 30)),
      share<Portfolio>('PAR 90', (one) => ratio(one, 90)),
      money<Portfolio>('Provisions', ({ currency }) =>
        toMinor(provisions.answer.totals.find((one) => one.currency === currency)?.provision ?? 0),
      ),
      money<Portfolio>('Received this month', (one) => toMinor(ofMonth(one)?.received ?? 0)),
    ],
    pesosFirst(risk.answer.portfolios),
  );
}

/** Each month in a line: its accounts are told by the report of income. */
function incomeByMonth(months: IncomeDto['months']): ReportTable {
  const lines = new Map<string, { currency: string; month: string; earned: number; lost: number }>();
  for (const { currency, month, type, amount } of months) {
    const key = `${currency} ${month}`;
    const line = lines.get(key) ?? { currency, month, earned: 0, lost: 0 };
    line[type === 'INCOME' ? 'earned' : 'lost'] += toMinor(amount);
    lines.set(key, line);
  }
  type Line = {
    readonly currency: string;
    readonly month: string;
    readonly earned: number;
    readonly lost: number;
  };
  return tableOf(
    'Income and losses',
    [
      text<Line>('Currency', ({ currency }) => currency),
      text<Line>('Month', ({ month }) => month),
      money<Line>('Income', ({ earned }) => earned),
      money<Line>('Losses', ({ lost }) => lost),
      money<Line>('Net', ({ earned, lost }) => earned + lost),
    ],
    [...lines.values()],
  );
}

/** What is lent at home is told first. */
function pesosFirst<Row extends { readonly currency: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (one, other) => +(other.currency === HOME_CURRENCY) - +(one.currency === HOME_CURRENCY),
  );
}
