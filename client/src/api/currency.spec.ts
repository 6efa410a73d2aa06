import type { CurrencyDto } from '@pautang/sdk';
import { isOutdated, offeredCurrencies } from './currency';

jest.mock('./client', () => ({ api: {} }));

function currency(code: string, active = true): CurrencyDto {
  return {
    _id: code,
    currencyCode: code,
    currencyName: `The ${code}`,
    currencySymbol: code,
    countryName: 'Somewhere',
    active,
  };
}

describe('the currencies on offer', () => {
  it('start with pesos, and leave out what is switched off or has no rate', () => {
    const all = [currency('JPY'), currency('PHP'), currency('EUR', false), currency('USD')];
    const offered = offeredCurrencies(all, { JPY: 2.6, PHP: 1, EUR: 0.015 });
    expect(offered.map(({ code }) => code)).toEqual(['PHP', 'JPY']);
    expect(offered[1]).toMatchObject({ unitsPerPhp: 2.6, name: 'The JPY' });
  });
});

it.each([
  ['fetched', true, true],
  ['fetched', false, false],
  ['bundled', true, false],
] as const)('rates that are %s, stale: %s, are outdated: %s', (source, stale, outdated) => {
  expect(isOutdated(stale, source)).toBe(outdated);
});
