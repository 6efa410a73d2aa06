import { addDays } from '../calendar';
import { contractOf, payment } from '../testing/loans';
import type { Bucket } from './contract';
import { serviceLoan } from './service-loan';

const due = contractOf().installments.map(({ dueOn }) => dueOn);

function allocated(order: readonly Bucket[], amount: number, day = addDays(due[1]!, 4)) {
  const contract = contractOf({ policy: { order } });
  return serviceLoan(contract, [payment(day, amount)], day).allocations.map(
    ({ installmentNumber, bucket, amountMinor }) => [installmentNumber, bucket, amountMinor],
  );
}

describe('what a payment pays', () => {
  it('is penalty, late charge, interest and principal of the oldest installment, and then of the next', () => {
    // The first installment is 32 days late: 29 × 51.201 of penalty.
    expect(allocated(['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'], 20_000)).toEqual([
      [1, 'PENALTY', 148_483],
      [1, 'FEE', 85_335],
      [1, 'INTEREST', 40_000],
      [1, 'PRINCIPAL', 1_666_700],
      [2, 'PENALTY', 5_120],
      [2, 'FEE', 54_362],
    ]);
  });

  it('follows the order that is set', () => {
    expect(allocated(['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY'], 18_000)).toEqual([
      [1, 'PRINCIPAL', 1_666_700],
      [1, 'INTEREST', 40_000],
      [1, 'FEE', 85_335],
      [1, 'PENALTY', 7_965],
    ]);
  });

  it('goes on to the next installments in advance, with their whole interest, when nothing is due any more', () => {
    expect(allocated(['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'], 34_500, due[0])).toEqual([
      [1, 'INTEREST', 40_000],
      [1, 'PRINCIPAL', 1_666_700],
      [2, 'INTEREST', 40_000],
      [2, 'PRINCIPAL', 1_666_700],
      [3, 'INTEREST', 36_600],
    ]);
  });
});
