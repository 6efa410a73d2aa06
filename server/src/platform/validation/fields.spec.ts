import { validateSync } from 'class-validator';
import { AmountField, MAX_AMOUNT } from './fields';

class Wish {
  @AmountField('wrong')
  amount: unknown;
}

/** What is said of an amount that is sent, as a request is checked. */
function said(amount: unknown): string[] {
  const [error] = validateSync(Object.assign(new Wish(), { amount }), { stopAtFirstError: true });
  return Object.values(error?.constraints ?? {});
}

describe('an amount', () => {
  it.each([0, 0.01, 21_834.5, MAX_AMOUNT])('may be %d', (amount) => {
    expect(said(amount)).toEqual([]);
  });

  it.each(['5', null, undefined, true, [], {}, -0.01, 1.234, 1e-7, Number.NaN])('is not %p', (amount) => {
    expect(said(amount)).toEqual(['wrong']);
  });

  it.each([MAX_AMOUNT + 0.01, 1e15, 1e300])('is told to be too large, as %d', (amount) => {
    expect(said(amount)).toEqual(['The amount can be at most 1,000,000,000,000.']);
  });
});
