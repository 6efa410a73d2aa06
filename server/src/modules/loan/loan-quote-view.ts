import { createHash } from 'node:crypto';
import { TERMS_VERSION } from '@pautang/legal-texts';
import { dueDays, effectiveRates, type LoanQuote, scheduleOf, toMajor } from '@pautang/loan-terms';
import { sortKeys } from '../../platform/sort-keys';
import type { InstallmentDto, LoanQuoteDto } from './loan.dto';

/** A loan's figures in the chosen currency and in pesos, each from the same formula on its own principal. */
export interface PricedLoan {
  readonly currency: string;
  readonly unitsPerPhp: number;
  readonly foreign: LoanQuote;
  readonly php: LoanQuote;
}

/** What a member agreed to: the loan, and the very answer that told its cost. */
export interface AgreedLoan {
  readonly priced: PricedLoan;
  readonly quote: LoanQuoteDto;
}

/** A priced loan in the names of the API, with the dates of a loan that is approved on this day. */
export function toQuoteDto({ currency, unitsPerPhp, foreign, php }: PricedLoan, day: string): LoanQuoteDto {
  const { monthlyPercent, yearlyPercent } = effectiveRates(foreign);
  const quote = {
    selectedCurrency: currency,
    exchangeRate: unitsPerPhp,
    roundingUnit: toMajor(foreign.unitMinor),
    installmentCount: foreign.termMonths,
    interestRate: foreign.ratePercent,
    interestMethod: foreign.method,
    loanAmountXR: toMajor(foreign.principalMinor),
    loanAmountPHP: toMajor(php.principalMinor),
    interestAmountXR: toMajor(foreign.interestMinor),
    interestAmountPHP: toMajor(php.interestMinor),
    monthlyRepaymentXR: toMajor(foreign.monthlyRepaymentMinor),
    monthlyRepaymentPHP: toMajor(php.monthlyRepaymentMinor),
    installmentAmountXR: toMajor(foreign.installmentMinor),
    installmentAmountPHP: toMajor(php.installmentMinor),
    financeChargeXR: toMajor(foreign.financeChargeMinor),
    financeChargePHP: toMajor(php.financeChargeMinor),
    totalAmountXR: toMajor(foreign.totalMinor),
    totalAmountPHP: toMajor(php.totalMinor),
    effectiveMonthlyRate: Number(monthlyPercent.toFixed(4)),
    effectiveYearlyRate: Number(yearlyPercent.toFixed(2)),
    schedule: datedSchedule(foreign, day),
    termsVersion: TERMS_VERSION,
  };
  return { ...quote, quoteHash: hashOfQuote(quote) };
}

/** SHA-256 over the JSON of the quote with its keys in order: equal for equal content alone. */
export function hashOfQuote(quote: Omit<LoanQuoteDto, 'quoteHash'>): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(quote)))
    .digest('hex');
}

function datedSchedule(quote: LoanQuote, approvedOn: string): InstallmentDto[] {
  const dueDates = dueDays(approvedOn, quote.termMonths);
  return scheduleOf(quote).map(({ number, amountMinor, principalMinor, interestMinor }, index) => ({
    installmentNumber: number,
    dueDate: dueDates[index] ?? '',
    amount: toMajor(amountMinor),
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
  }));
}
