import { MoneyError, percentOf, toFraction } from './money';
import { percentage } from './percentage';

describe('percentage', () => {
  it.each([
    [0.3, 1],
    [0.3, 100],
    [5, 1],
    [1.15, 1],
    [0, 1],
    [1e-9, 1],
  ])(
    'is exactly what percentOf says, of small amounts and large: %d percent in units of %d',
    (percent, unitMinor) => {
      const fraction = toFraction(percent);
      const share = percentage(fraction, unitMinor);
      const small = Array.from({ length: 300 }, (_, index) => index * 997);

      for (const amount of [...small, 2 ** 40 + 1, 2 ** 50 + 1, 2 ** 53 - 1, 2n ** 53n + 1n])
        expect([amount, share(amount)]).toEqual([amount, percentOf(amount, fraction, unitMinor)]);
    },
  );

  it('refuses a negative amount', () => {
    expect(() => percentage(toFraction(0.3))(-1)).toThrow(MoneyError);
  });
});
