import { fromPhp, toMajor } from '@pautang/loan-terms';
import type { LoanQuoteRequestDto } from '@pautang/sdk';
import type { LoanChoice } from '../../components/loan-box/loan-choice';

/** Asks by the pesos where they name the amount, as at the largest loan, else by the amount as it was typed. */
export function quoteRequest({ currency, amount, termMonths }: LoanChoice): LoanQuoteRequestDto {
  const { phpMinor, foreignMinor } = amount;
  const isFromPesos = fromPhp(phpMinor, currency.unitsPerPhp) === foreignMinor;
  return {
    selectedCurrency: currency.code,
    installmentCount: termMonths,
    ...(isFromPesos ? { loanAmountPHP: toMajor(phpMinor) } : { loanAmountXR: toMajor(foreignMinor) }),
  };
}
