import { addDays } from '../calendar';
import { contractOf, payment } from '../testing/loans';
import { serviceLoan } from './service-loan';

const contract = contractOf();
const due = contract.installments.map(({ dueOn }) => dueOn);
const onTime = (count: number) => due.slice(0, count).map((day) => payment(day, 17_067));
const first = (days: number, payments = onTime(0)) =>
  serviceLoan(contract, payments, addDays(due[0]!, days)).installments[0]!;

describe('serviceLoan', () => {
  it.each([
    [-1, 'UPCOMING', 0],
    [0, 'DUE', 0],
    [1, 'OVERDUE', 0],
    [3, 'OVERDUE', 0],
    [4, 'OVERDUE', 904.55],
    [30, 'OVERDUE', 2_235.78],
    [90, 'OVERDUE', 5_307.84],
  ])('charges an installment of 17,067 that is unpaid after %d days as documented', (days, status, late) => {
    const position = first(days);

    expect(position).toMatchObject({ status, daysLate: Math.max(0, days) });
    expect(position.penaltyMinor + position.feeMinor).toBe(Math.round(late * 100));
  });

  it('asks for an installment from its due day on', () => {
    expect(serviceLoan(contract, [], addDays(due[0]!, -1)).dueMinor).toBe(0);
    expect(serviceLoan(contract, [], due[0]!).dueMinor).toBe(1_706_700);
    expect(serviceLoan(contract, [], addDays(due[0]!, 4)).dueMinor).toBe(1_706_700 + 90_455);
  });

  it('asks 49,999.00 to close after three of six installments on the third due day', () => {
    expect(serviceLoan(contract, onTime(3), due[2]!)).toMatchObject({
      payoffMinor: 4_999_900,
      outstandingMinor: 5_119_900,
      dueMinor: 0,
      paidMinor: 5_120_100,
    });
  });

  it('closes with the last installment, and charges nothing beyond the quote', () => {
    const position = serviceLoan(contract, [...onTime(5), payment(due[5]!, 17_065)], '2027-01-01');

    expect(position).toMatchObject({
      closedOn: due[5],
      paidMinor: 10_240_000,
      outstandingMinor: 0,
      payoffMinor: 0,
      creditMinor: 0,
      rebateMinor: 0,
    });
    expect(position.installments.map(({ status, settledOn }) => [status, settledOn])).toEqual(
      due.map((day) => ['PAID', day]),
    );
  });

  it('is due on the last day of a short month, and late from there', () => {
    const clamped = contractOf({ startsOn: '2026-01-31' });

    expect(clamped.installments.map(({ dueOn }) => dueOn).slice(0, 3)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(serviceLoan(clamped, [], '2026-03-03').charges.map(({ kind }) => kind)).toEqual(['INTEREST']);
    expect(serviceLoan(clamped, [], '2026-03-04').charges.slice(1)).toEqual([
      {
        installmentNumber: 1,
        kind: 'LATE_CHARGE',
        chargedOn: '2026-03-04',
        amountMinor: 85_335,
        waivedMinor: 0,
      },
      { installmentNumber: 1, kind: 'PENALTY', chargedOn: '2026-03-04', amountMinor: 5_120, waivedMinor: 0 },
    ]);
  });

  it('takes charges back when a payment of an earlier day is recorded', () => {
    expect(first(30).penaltyMinor).toBeGreaterThan(0);
    expect(first(30, [payment(addDays(due[0]!, 3), 17_067)])).toMatchObject({
      penaltyMinor: 0,
      feeMinor: 0,
      status: 'PAID',
      daysLate: 3,
    });
  });

  it('charges a day before it takes that day’s payments', () => {
    const fourth = addDays(due[0]!, 4);

    expect(first(4, [payment(fourth, 17_067)])).toMatchObject({
      penaltyMinor: 5_120,
      feeMinor: 85_335,
      paid: { PENALTY: 5_120, FEE: 85_335, INTEREST: 40_000, PRINCIPAL: 1_576_245 },
    });
  });

  it('takes a payment on its day, wherever it stands among those recorded', () => {
    const [one, two] = [payment(due[0]!, 17_067), payment(due[1]!, 17_067)];

    expect(serviceLoan(contract, [two, one], due[1]!)).toEqual(serviceLoan(contract, [one, two], due[1]!));
    expect(serviceLoan(contract, [two, one], due[1]!).installments[0]).toMatchObject({ settledOn: due[0] });
  });

  it('takes the payments of one day in the order of recording, and does not look at later ones', () => {
    const both = [
      { id: 'first', paidOn: due[0]!, amountMinor: 30_000, isSettlement: false },
      { id: 'second', paidOn: due[0]!, amountMinor: 30_000, isSettlement: false },
      { id: 'later', paidOn: due[1]!, amountMinor: 30_000, isSettlement: false },
    ];

    expect(serviceLoan(contract, both, due[0]!).allocations).toEqual([
      { paymentId: 'first', installmentNumber: 1, bucket: 'INTEREST', amountMinor: 30_000 },
      { paymentId: 'second', installmentNumber: 1, bucket: 'INTEREST', amountMinor: 10_000 },
      { paymentId: 'second', installmentNumber: 1, bucket: 'PRINCIPAL', amountMinor: 20_000 },
    ]);
  });

  it('keeps what is paid beyond the payoff as credit, and everything after closing', () => {
    const position = serviceLoan(
      contract,
      [...onTime(3), payment(due[2]!, 50_000), payment(due[4]!, 100)],
      due[5]!,
    );

    expect(position).toMatchObject({
      closedOn: due[2],
      creditMinor: 10_100,
      outstandingMinor: 0,
      dueMinor: 0,
    });
    expect(position.allocations.some(({ paymentId }) => paymentId === due[4])).toBe(false);
  });

  it('owes the loan alone on the first day, and takes what is dated before it then', () => {
    const early = payment('2026-01-10', 17_067);

    expect(serviceLoan(contract, [], '2026-01-15')).toMatchObject({
      charges: [],
      dueMinor: 0,
      payoffMinor: 10_000_000,
      outstandingMinor: 10_240_000,
    });
    expect(serviceLoan(contract, [early], '2026-01-15')).toMatchObject({
      paidMinor: 1_706_700,
      creditMinor: 0,
    });
  });
});
