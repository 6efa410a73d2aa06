import type { LoanQuoteDto } from '@pautang/sdk';
import { differingLast } from './last-installment';

const quoteOf = (...amounts: number[]) => ({
  installmentAmountXR: 17_067,
  schedule: amounts.map((amount) => ({ amount })) as LoanQuoteDto['schedule'],
});

describe('the last installment', () => {
  it('is told of where rounding makes it another one', () => {
    expect(differingLast(quoteOf(17_067, 17_065))).toBe(17_065);
  });

  it('is not told of where it is like the others', () => {
    expect(differingLast(quoteOf(17_067, 17_067))).toBeUndefined();
  });
});
