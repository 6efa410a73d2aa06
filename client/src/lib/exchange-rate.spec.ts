import { pesosPerUnit } from './exchange-rate';

describe('the exchange rate', () => {
  it.each([
    [1, '1.00'],
    [2.61, '0.38'],
    [0.0171, '58.48'],
    [0.0053, '188.68'],
    [442.3, '0.0023'],
  ])('of %d units a peso reads %s', (rate, shown) => {
    expect(pesosPerUnit(rate)).toBe(shown);
  });
});
