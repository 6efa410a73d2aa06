import { type CurrencyDto, CurrencyService, type RatesDto } from '@pautang/sdk';
import { sharedAnswer, useAnswerData } from '../lib/answer';
import { api } from './client';

const currencyService = new CurrencyService(api.request);

/** A currency that a loan can be taken in, with its rate. */
export interface LoanCurrency {
  readonly code: string;
  readonly name: string;
  readonly sign: string;
  readonly unitsPerPhp: number;
}

export const pesos: LoanCurrency = { code: 'PHP', name: 'Philippine Peso', sign: '₱', unitsPerPhp: 1 };

/** The offered currencies, pesos first, without those that have no rate. */
export function offeredCurrencies(
  currencies: readonly CurrencyDto[],
  rates: Readonly<Record<string, number>>,
): readonly LoanCurrency[] {
  const others = currencies.flatMap(({ currencyCode, currencyName, currencySymbol, active }) => {
    const unitsPerPhp = rates[currencyCode];
    if (!active || currencyCode === pesos.code || !unitsPerPhp) return [];
    return [{ code: currencyCode, name: currencyName, sign: currencySymbol, unitsPerPhp }];
  });
  return [pesos, ...others];
}

/** Whether rates are too old, and will come anew: those of the bundled snapshot never do. */
export const isOutdated = (stale: boolean, source: RatesDto['source']): boolean =>
  stale && source === 'fetched';

// One answer of both calls, so that the page is drawn anew once. Rates are asked for by each screen that shows them,
// or just before it.
export const offerAnswer = sharedAnswer(
  async () => {
    const [currencies, { rates, stale, source }] = await Promise.all([
      currencyService.listAvailableCurrencies(),
      currencyService.readExchangeRates(),
    ]);
    return { currencies: offeredCurrencies(currencies, rates), isOutdated: isOutdated(stale, source) };
  },
  { freshMs: 2000 },
);

const onlyPesos: readonly LoanCurrency[] = [pesos];

/** The currencies of the calculator and the loan box. A failing call leaves pesos, without a message. */
export function useLoanCurrencies(): readonly LoanCurrency[] {
  return useAnswerData(offerAnswer)?.currencies ?? onlyPesos;
}

/** Whether the rates are too old for new loans in foreign currencies, so that none is offered until they are fetched again. */
export const useOutdatedRates = (): boolean => useAnswerData(offerAnswer)?.isOutdated ?? false;
