import { dayPositions } from './day-positions';

const penalty = (chargedOn: string, amountMinor: number) => ({
  installmentNumber: 1,
  kind: 'PENALTY' as const,
  chargedOn,
  amountMinor,
  waivedMinor: 0,
});
const owed = { principalMinor: 100_00, interestMinor: 40_00, penaltyMinor: 9_00, feeMinor: 0 };
const position = { asOf: '2027-02-22', owed, oldestUnpaidOn: '2027-02-15' };
const accruing = { wasAccruing: true, isAccruing: true, changesOn: '2027-02-22' };
const charge = (onDay: string, amountMinor: number, isLate = false) => ({
  kind: 'CHARGE' as const,
  onDay,
  isLate,
  charges: [penalty(onDay, amountMinor)],
});
const figures = (...booked: Parameters<typeof dayPositions>[2]) =>
  dayPositions(position, 'APPROVED', booked, accruing).map((row) => [row.onDay, row.penaltyMinor]);

describe('where a loan stands from each day on', () => {
  it('is all of it in the end, and on the days before what they had charged', () => {
    expect(
      figures(charge('2027-02-20', 1_00), charge('2027-02-21', 2_00), charge('2027-02-22', 3_00)),
    ).toEqual([
      ['2027-02-22', 9_00],
      ['2027-02-21', 6_00],
      ['2027-02-20', 4_00],
    ]);
  });

  it('says from which day on what is charged is a memorandum', () => {
    const change = { kind: 'NON_ACCRUAL' as const, onDay: '2027-02-21', charges: [] };
    const booked = [
      charge('2027-02-20', 1_00),
      change,
      charge('2027-02-21', 2_00),
      charge('2027-02-22', 3_00),
    ];
    const accrual = { wasAccruing: true, isAccruing: false, changesOn: '2027-02-21' };

    expect(
      dayPositions(position, 'APPROVED', booked, accrual).map((row) => [
        row.onDay,
        row.penaltyMinor,
        row.isAccruing,
      ]),
    ).toEqual([
      ['2027-02-22', 9_00, false],
      ['2027-02-21', 6_00, false],
      ['2027-02-20', 4_00, true],
    ]);
  });

  it('leaves days whose books are closed as they were', () => {
    expect(figures(charge('2027-02-20', 1_00, true))).toEqual([['2027-02-22', 9_00]]);
    expect(dayPositions(position, 'APPROVED', [], accruing)).toEqual([
      { onDay: '2027-02-22', status: 'APPROVED', oldestUnpaidOn: '2027-02-15', ...owed, isAccruing: true },
    ]);
  });
});
