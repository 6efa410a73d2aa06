import type { Charge, LoanPosition } from '@pautang/loan-terms';
import { type AllocationChange, differences, wantedEntries } from './differences';

const charge = (amountMinor: number, waivedMinor = 0): Charge => ({
  installmentNumber: 1,
  kind: 'PENALTY',
  chargedOn: '2027-02-19',
  amountMinor,
  waivedMinor,
});
const allocation = (installmentNumber: number, amountMinor: number): AllocationChange => ({
  repaymentId: 'one',
  bucket: 'PRINCIPAL',
  installmentNumber,
  amountMinor,
});

describe('differences', () => {
  it('are none between equal entries', () => {
    const entries = { charges: [charge(5, 1)], allocations: [allocation(1, 100)] };

    expect(differences(entries, entries)).toEqual({ charges: [], allocations: [] });
  });

  it('add what is missing, and take back what is too much', () => {
    const standing = { charges: [charge(5)], allocations: [allocation(1, 100)] };
    const wanted = { charges: [charge(2, 3)], allocations: [allocation(2, 100)] };

    expect(differences(standing, wanted)).toEqual({
      charges: [charge(-3, 3)],
      allocations: [allocation(2, 100), allocation(1, -100)],
    });
  });
});

describe('what is wanted', () => {
  it('counts as credit what a payment does not pay', () => {
    const paid = { paymentId: 'one', installmentNumber: 1, bucket: 'PRINCIPAL' as const, amountMinor: 70 };
    const credits = [{ paymentId: 'one', amountMinor: 30 }];
    const uses = [{ paymentId: 'two', amountMinor: 20 }];
    const position = { charges: [charge(5)], allocations: [paid], credits, uses } as unknown as LoanPosition;

    expect(wantedEntries(position)).toEqual({
      charges: [charge(5)],
      allocations: [
        allocation(1, 70),
        { repaymentId: 'one', bucket: 'CREDIT', installmentNumber: null, amountMinor: 30 },
        { repaymentId: 'two', bucket: 'USED', installmentNumber: null, amountMinor: 20 },
      ],
    });
    expect(wantedEntries(position, '2027-02-20').charges).toEqual([]);
  });
});
