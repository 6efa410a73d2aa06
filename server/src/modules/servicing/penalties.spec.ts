import type { Charge } from '@pautang/loan-terms';
import { foldPenalties } from './penalties';

const on = (chargedOn: string, more: Partial<Charge> = {}): Charge => ({
  installmentNumber: 1,
  kind: 'PENALTY',
  chargedOn,
  amountMinor: 5120,
  waivedMinor: 0,
  ...more,
});

describe('penalties', () => {
  it('are told as one for each installment, with the days that round to nothing', () => {
    const charges = [
      on('2027-02-15', { kind: 'INTEREST' }),
      on('2027-02-27', { kind: 'LATE_CHARGE', amountMinor: 85_335 }),
      on('2027-02-27'),
      on('2027-02-28', { waivedMinor: 20 }),
      on('2027-03-01', { installmentNumber: 2 }),
      on('2027-03-01'),
      on('2027-03-05'),
    ];

    const told = foldPenalties(charges).map(({ installmentNumber, kind, from, to, days, amount, waived }) =>
      [installmentNumber, kind, from, to, days, amount, waived].join(' '),
    );
    expect(told).toEqual([
      '1 LATE_CHARGE 2027-02-27 2027-02-27 1 853.35 0',
      '1 PENALTY 2027-02-27 2027-03-05 7 204.8 0.2',
      '2 PENALTY 2027-03-01 2027-03-01 1 51.2 0',
    ]);
  });
});
