import type { CurrencyDto, RatesDto } from '@pautang/sdk';
import { sharedAnswer, useAnswer } from './answer';
import { currencyService } from './services/currency-service';

const fewMinutes = 5 * 60_000;

const currenciesAnswer = sharedAnswer<CurrencyDto[]>(() => currencyService.listAvailableCurrencies(), {
  freshMs: fewMinutes,
});

const ratesAnswer = sharedAnswer<RatesDto>(() => currencyService.readExchangeRates(), { freshMs: 0 });

/** A currency that a loan can be taken in, with its rate. */
export interface LoanCurrency {
  readonly code: string;
  readonly name: string;
  readonly sign: string;
  readonly unitsPerPhp: number;
}

export const pesos: LoanCurrency = { code: 'PHP', name: 'Philippine Peso', sign: '₱', unitsPerPhp: 1 };

/** The offered currencies, pesos first; pesos alone while one of the answers is missing. */
export function offeredCurrencies(
  currencies: readonly CurrencyDto[] | undefined,
  rates: Readonly<Record<string, number>> | undefined,
): readonly LoanCurrency[] {
  const others = (currencies ?? []).flatMap(({ currencyCode, currencyName, currencySymbol, active }) => {
    const unitsPerPhp = rates?.[currencyCode];
    if (!active || currencyCode === pesos.code || !unitsPerPhp) return [];
    return [{ code: currencyCode, name: currencyName, sign: currencySymbol, unitsPerPhp }];
  });
  return [pesos, ...others];
}

/** The currencies of the calculator and the loan box. A failing call leaves pesos, without a message. */
export function useLoanCurrencies(): readonly LoanCurrency[] {
  const { data: currencies } = useAnswer(currenciesAnswer);
  const { data: rates } = useAnswer(ratesAnswer);
  return offeredCurrencies(currencies, rates?.rates);
}
