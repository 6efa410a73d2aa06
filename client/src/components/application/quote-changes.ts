import { latePayment } from '@pautang/legal-texts';
import type { LoanQuoteDto } from '@pautang/sdk';
import {
  formatHundredths,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatSignificant,
} from '../../lib/format';

/** Units of the currency for one peso. */
export const formatRate = (unitsPerPhp: number): string => formatSignificant(unitsPerPhp, 6);

/** What reaches the member. */
export const receivedOf = ({ topUp, charges, loanAmountXR }: LoanQuoteDto): number =>
  topUp?.receivedXR ?? charges?.proceedsXR ?? loanAmountXR;

/** What a member agrees to, each as it stands on the screen; empty where there is no such figure. */
const figures = {
  loanAmount: (quote) => formatMoney(receivedOf(quote), quote.selectedCurrency),
  payoff: ({ topUp, selectedCurrency }) => (topUp ? formatMoney(topUp.payoffXR, selectedCurrency) : ''),
  exchangeRate: ({ exchangeRate }) => formatRate(exchangeRate),
  totalInterest: ({ financeChargeXR, selectedCurrency }) => formatMoney(financeChargeXR, selectedCurrency),
  effectiveRate: ({ effectiveYearlyRate }) => `${formatHundredths(effectiveYearlyRate)}%`,
  receivedRate: ({ topUp: { effectiveYearlyRate: rate } = {} }) =>
    rate === undefined ? '' : `${formatHundredths(rate)}%`,
  interestRate: ({ interestRate }) => `${formatNumber(interestRate)}%`,
  installmentCount: ({ installmentCount }) => formatNumber(installmentCount),
  installment: ({ installmentAmountXR, selectedCurrency }) =>
    formatMoney(installmentAmountXR, selectedCurrency),
  total: ({ totalAmountXR, selectedCurrency }) => formatMoney(totalAmountXR, selectedCurrency),
  lateCost: ({ penaltyRules }) => {
    const { dailyPercent, lateChargePercent } = { ...latePayment, ...penaltyRules };
    return `${formatNumber(dailyPercent)}%, ${formatNumber(lateChargePercent)}%`;
  },
  firstDue: ({ schedule: [first] }) => (first ? formatLongDate(first.dueDate) : ''),
  terms: ({ termsVersion }) => termsVersion,
} satisfies Record<string, (quote: LoanQuoteDto) => string>;

export type QuoteFigure = keyof typeof figures;

export interface QuoteChange {
  readonly figure: QuoteFigure;
  readonly before: string;
  readonly now: string;
}

const names = Object.keys(figures) as QuoteFigure[];

/** The figures that a member sees change from one quote to the next, in the order in which they stand. */
export function quoteChanges(previous: LoanQuoteDto, quote: LoanQuoteDto): readonly QuoteChange[] {
  return names
    .map((figure) => ({ figure, before: figures[figure](previous), now: figures[figure](quote) }))
    .filter(({ before, now }) => before !== now);
}
