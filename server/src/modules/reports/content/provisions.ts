import { coinMinor, percentOf, toFraction, toMajor } from '@pautang/loan-terms';
import { money, tableOf, text } from '../report-table';
import type { ProvisionsDto } from '../reports.dto';
import type { Compose, Lender } from './content';
import { type AgedPortfolio, agedPortfolios, DAYS } from './portfolio-at-risk';

/** What of the principal is to be set aside for loans past due, by configured percentages, each rounded half up to a hundredth, or to a whole unit of a currency that has no hundredths. */
export const provisions: Compose = async (tx, { to }, lender) =>
  provisionsOf(await agedPortfolios(tx, to), lender);

export function provisionsOf(portfolios: readonly AgedPortfolio[], { provisionPercents }: Lender) {
  const rows = portfolios.flatMap(({ ageing }) =>
    ageing.map(({ currency, bucket, principalMinor, stoppedMinor }, index) => {
      const percent = provisionPercents[index] ?? 100;
      return {
        currency,
        bucket,
        principalMinor,
        stoppedMinor,
        percent,
        minor: percentOf(principalMinor, toFraction(percent), coinMinor(currency)),
      };
    }),
  );
  type Row = (typeof rows)[number];
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const answer: Pick<ProvisionsDto, 'provisions' | 'totals'> = {
    provisions: rows.map(({ principalMinor, stoppedMinor, minor, ...row }) => ({
      ...row,
      principal: toMajor(principalMinor),
      nonAccruing: toMajor(stoppedMinor),
      provision: toMajor(minor),
    })),
    totals: currencies.map((currency) => ({
      currency,
      provision: toMajor(
        rows.filter((row) => row.currency === currency).reduce((total, { minor }) => total + minor, 0),
      ),
    })),
  };
  const columns = [
    text<Row>('Currency', ({ currency }) => currency),
    text<Row>('Days past due', ({ bucket }) => DAYS[bucket]),
    money<Row>('Principal', ({ principalMinor }) => principalMinor),
    money<Row>('Not accruing', ({ stoppedMinor }) => stoppedMinor),
    text<Row>('Percent', ({ percent }) => `${percent} %`),
    money<Row>('Provision', ({ minor }) => minor),
  ];
  return { answer, tables: [tableOf('Provisions', columns, rows)] };
}
