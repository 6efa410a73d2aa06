import type { CurrencyDto } from '@pautang/sdk';
import { api } from './client';
import { offerAnswer, offeredCurrencies } from './currency';

jest.mock('./client', () => ({ api: { request: { request: jest.fn() } } }));

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
  { source: 'fetched', stale: true, isOutdated: true },
  { source: 'fetched', stale: false, isOutdated: false },
  { source: 'bundled', stale: true, isOutdated: false },
])('rates that are $source are outdated, where stale is $stale: $isOutdated', async (says) => {
  const { isOutdated, ...rates } = says;
  const request = jest.mocked(api.request.request) as jest.Mock;
  request.mockImplementation(async ({ url }) => (url.endsWith('/rates') ? { rates: {}, ...rates } : []));
  await offerAnswer.get().refetch();
  expect(offerAnswer.get().data?.isOutdated).toBe(isOutdated);
});
