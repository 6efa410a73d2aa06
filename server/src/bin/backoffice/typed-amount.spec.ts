import { typedAmount, typedAmountOrAll } from './typed-amount';
import { UsageError } from './usage';

describe('a typed amount', () => {
  it.each([
    ['853', 853],
    ['21834.5', 21_834.5],
    ['1,234,567.89', 1_234_567.89],
  ])('%s is %d', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount);
    expect(typedAmountOrAll(typed)).toBe(amount);
  });

  // 1,5 would be fifteen, and 0x10 sixteen.
  it.each(['1,5', '853,35', '1.234,50', '0x10', '1e3', '-5', '', ' ', 'ten', '5.', '.5'])(
    '%p is none',
    (typed) => {
      expect(() => typedAmount(typed)).toThrow(UsageError);
      expect(() => typedAmountOrAll(typed)).toThrow('the amount is written like 853.35, or all');
    },
  );

  it('may be all there is', () => {
    expect(typedAmountOrAll('all')).toBeUndefined();
  });
});
