import { ARREARS_BUCKETS, type ArrearsBucket, arrearsBucket, toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { type AgedLoans, agedAt } from '../queries/loans.sql';
import { count, money, share, tableOf, text } from '../report-table';
import type { NonAccruingDto, PortfolioAtRiskDto } from '../reports.dto';
import type { Compose } from './content';

/** Days past due that make a loan one at risk, each with the first bucket of those. */
const RISKS = [
  [1, 'DPD_1_30'],
  [30, 'DPD_31_60'],
  [60, 'DPD_61_90'],
  [90, 'DPD_OVER_90'],
] as const;

type Ageing = Omit<AgedLoans, 'daysPastDue'> & { readonly bucket: ArrearsBucket };

export interface AgedPortfolio {
  readonly currency: string;
  readonly loans: number;
  readonly principalMinor: number;
  /** One for each bucket. */
  readonly ageing: readonly Ageing[];
}

/** The loans of each currency at the end of a day, by days past due. */
export async function agedPortfolios(tx: EntityManager, at: string): Promise<AgedPortfolio[]> {
  const rows = await agedAt.all(tx, at);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const ageing = ARREARS_BUCKETS.map((bucket): Ageing => {
      const inIt = rows.filter(
        (row) => row.currency === currency && arrearsBucket(row.daysPastDue) === bucket,
      );
      return {
        currency,
        bucket,
        loans: sum(inIt, 'loans'),
        principalMinor: sum(inIt, 'principalMinor'),
        interestMinor: sum(inIt, 'interestMinor'),
        lateMinor: sum(inIt, 'lateMinor'),
        stoppedLoans: sum(inIt, 'stoppedLoans'),
        stoppedMinor: sum(inIt, 'stoppedMinor'),
        memorandumMinor: sum(inIt, 'memorandumMinor'),
      };
    });
    return { currency, ageing, loans: sum(ageing, 'loans'), principalMinor: sum(ageing, 'principalMinor') };
  });
}

/** Principal of loans past due by more than so many days (PAR 1: by a day or more), and its share of all principal. */
function risksOf({ ageing, principalMinor }: AgedPortfolio) {
  return RISKS.map(([days, first]) => {
    const atRisk = ageing.slice(ARREARS_BUCKETS.indexOf(first));
    const minor = sum(atRisk, 'principalMinor');
    return { days, loans: sum(atRisk, 'loans'), minor, ratio: ratio(minor, principalMinor) };
  });
}

/** The loans whose charges are no income until they are paid, and the share of their principal. */
function stoppedOf({ ageing, principalMinor }: AgedPortfolio) {
  const minor = sum(ageing, 'stoppedMinor');
  return {
    loans: sum(ageing, 'stoppedLoans'),
    minor,
    ratio: ratio(minor, principalMinor),
    memorandumMinor: sum(ageing, 'memorandumMinor'),
  };
}

export const portfolioAtRisk: Compose = async (tx, { to }) => riskOf(await agedPortfolios(tx, to));

export function riskOf(portfolios: readonly AgedPortfolio[]) {
  const answer: Pick<PortfolioAtRiskDto, 'portfolios'> = {
    portfolios: portfolios.map((portfolio) => ({
      currency: portfolio.currency,
      loans: portfolio.loans,
      principal: toMajor(portfolio.principalMinor),
      atRisk: risksOf(portfolio).map(({ minor, ...risk }) => ({ ...risk, principal: toMajor(minor) })),
      nonAccruing: nonAccruingOf(portfolio),
      ageing: portfolio.ageing.map((row) => ({
        bucket: row.bucket,
        loans: row.loans,
        principal: toMajor(row.principalMinor),
        interest: toMajor(row.interestMinor),
        penaltiesAndFees: toMajor(row.lateMinor),
        nonAccruing: toMajor(row.stoppedMinor),
      })),
    })),
  };
  const risks = portfolios.flatMap((portfolio) => [
    ...risksOf(portfolio).map((risk) => ({
      ...risk,
      measure: `PAR ${risk.days}`,
      currency: portfolio.currency,
    })),
    { ...stoppedOf(portfolio), measure: 'Not accruing', currency: portfolio.currency },
  ]);
  type Risk = (typeof risks)[number];
  return {
    answer,
    tables: [
      tableOf(
        'Portfolio at risk',
        [
          text<Risk>('Currency', ({ currency }) => currency),
          text<Risk>('Measure', ({ measure }) => measure),
          count<Risk>('Loans', ({ loans }) => loans),
          money<Risk>('Principal', ({ minor }) => minor),
          share<Risk>('Share', (risk) => risk.ratio),
        ],
        risks,
      ),
      ageingTable(portfolios),
    ],
  };
}

function nonAccruingOf(portfolio: AgedPortfolio): NonAccruingDto {
  const { minor, memorandumMinor, ...stopped } = stoppedOf(portfolio);
  return { ...stopped, principal: toMajor(minor), memorandum: toMajor(memorandumMinor) };
}

function ageingTable(portfolios: readonly AgedPortfolio[]) {
  return tableOf(
    'Ageing',
    [
      text<Ageing>('Currency', ({ currency }) => currency),
      text<Ageing>('Days past due', ({ bucket }) => DAYS[bucket]),
      count<Ageing>('Loans', ({ loans }) => loans),
      money<Ageing>('Principal', ({ principalMinor }) => principalMinor),
      money<Ageing>('Interest due', ({ interestMinor }) => interestMinor),
      money<Ageing>('Penalties and fees', ({ lateMinor }) => lateMinor),
      money<Ageing>('Not accruing', ({ stoppedMinor }) => stoppedMinor),
    ],
    portfolios.flatMap(({ ageing }) => ageing),
  );
}

export const DAYS: Readonly<Record<ArrearsBucket, string>> = {
  CURRENT: 'none',
  DPD_1_30: '1 to 30',
  DPD_31_60: '31 to 60',
  DPD_61_90: '61 to 90',
  DPD_OVER_90: 'over 90',
};

/** To six decimals, half up; 0 of nothing. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1e6) / 1e6;
}

type Figure = Exclude<keyof Ageing, 'currency' | 'bucket'>;

function sum(rows: readonly Readonly<Record<Figure, number>>[], name: Figure): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
