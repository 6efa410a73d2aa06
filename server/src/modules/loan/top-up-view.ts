import {
  avoidedPayments,
  dueDays,
  netProceeds,
  receivedYearlyPercent,
  scheduleOf,
  toMajor,
} from '@pautang/loan-terms';
import type { LoanQuoteDto } from './loan.dto';
import type { LoanToPayOff } from './loan-payoffs';
import { hashOfQuote, type PricedLoan, paidOutMinor } from './loan-quote-view';

/** A quote with the loan that is paid off, as that stands today: hash and all. */
export function withTopUp(
  { quoteHash: _, ...quote }: LoanQuoteDto,
  priced: PricedLoan,
  { loanNumber, position, today: day }: Pick<LoanToPayOff, 'loanNumber' | 'position' | 'today'>,
  coolingOffDays: number,
): LoanQuoteDto {
  const payoffMinor = position.payoffMinor;
  const { foreign } = priced;
  const receivedMinor = netProceeds(paidOutMinor(priced), [{ amountMinor: payoffMinor }]);
  const avoids = avoidedPayments(position);
  const due = dueDays(day, foreign.termMonths);
  const pays = scheduleOf(foreign).map(({ amountMinor }, index) => ({ on: due[index]!, amountMinor }));
  const yearly = receivedYearlyPercent({ day, receivedMinor, pays, avoids });
  const extended = {
    ...quote,
    topUp: {
      loanNumber,
      asOf: day,
      payoffXR: toMajor(payoffMinor),
      receivedXR: toMajor(receivedMinor),
      avoidedXR: toMajor(avoids.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
      effectiveYearlyRate: yearly === undefined ? undefined : Number(yearly.toFixed(2)),
      coolingOffDays,
    },
  };
  return { ...extended, quoteHash: hashOfQuote(extended) };
}
