import { toPayment } from './repayment-view';
import type { RepaymentColumns } from './servicing.sql';

describe('what a payment paid', () => {
  const paid = (installmentNumber: number | null, bucket: string, amountMinor: number) =>
    ({ installmentNumber, bucket, amountMinor }) as RepaymentColumns['parts'][number];
  const payment = (...parts: RepaymentColumns['parts']) =>
    ({
      repaymentNumber: 'RP00000001',
      paidAt: '2030-06-09T00:00:00Z',
      amountMinor: 100_000,
      reference: 'BPI 0042',
      isSettlement: false,
      isReversed: false,
      parts,
    }) as unknown as RepaymentColumns;
  /** Installment 25 has taken the place of installment 7. */
  const shown = (number: number) => (number === 25 ? 7 : number);

  it('is told whole where installments of two schedules have one number', () => {
    const { allocations, credit } = toPayment(
      payment(paid(7, 'PRINCIPAL', 77_313), paid(25, 'PRINCIPAL', 5_424), paid(25, 'INTEREST', 100)),
      shown,
    );
    expect(allocations).toEqual([
      { installmentNumber: 7, penalty: 0, fee: 0, interest: 1, principal: 827.37 },
    ]);
    expect(credit).toBe(171.63);
  });
});
