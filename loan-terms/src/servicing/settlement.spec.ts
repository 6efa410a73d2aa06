import { contractOf, payment, RULES } from '../testing/loans';
import { serviceLoan } from './service-loan';

const SETTLES = true;
const onTime = payment('2026-02-15', 17_067);

function principalPaid(position: ReturnType<typeof serviceLoan>): number[] {
  return position.installments.map(({ paid }) => paid.PRINCIPAL / 100);
}

function interestOf(position: ReturnType<typeof serviceLoan>): number[] {
  return position.installments.map(({ interestMinor }) => interestMinor / 100);
}

describe('the payoff', () => {
  const contract = contractOf();

  it.each([
    ['2026-01-15', 100_000],
    ['2026-01-16', 100_012.9],
    ['2026-01-25', 100_129.03],
    ['2026-02-14', 100_387.1],
    ['2026-02-15', 100_400],
    ['2026-02-16', 100_414.29],
  ])('on %s is the principal and the interest of the days so far', (day, payoff) => {
    expect(serviceLoan(contract, [], day).payoffMinor).toBe(Math.round(payoff * 100));
  });

  it('charges the part of the month on the closing day, and never the later months', () => {
    const position = serviceLoan(contract, [payment('2026-01-25', 100_129.03)], '2026-12-31');

    expect(position.charges).toEqual([
      {
        installmentNumber: 1,
        kind: 'INTEREST',
        chargedOn: '2026-01-25',
        amountMinor: 12_903,
        waivedMinor: 0,
      },
    ]);
    expect(position).toMatchObject({ closedOn: '2026-01-25', rebateMinor: 240_000 - 12_903, creditMinor: 0 });
    expect(interestOf(position)).toEqual([129.03, 0, 0, 0, 0, 0]);
  });

  it('gives interest back that was paid in advance', () => {
    // Three installments on the first day, 1,200 of it interest; ten days later 129.03 of that is earned.
    const inAdvance = payment('2026-01-15', 51_201);
    const open = serviceLoan(contract, [inAdvance], '2026-01-25');
    const closed = serviceLoan(contract, [inAdvance, payment('2026-01-25', 48_928.03)], '2026-01-25');

    expect(open.payoffMinor).toBe(10_000_000 + 12_903 - 5_120_100);
    expect(closed).toMatchObject({ closedOn: '2026-01-25', creditMinor: 0, paidMinor: 10_012_903 });
    expect(closed.allocations.filter(({ paymentId }) => paymentId === '2026-01-15')).toEqual([
      { paymentId: '2026-01-15', installmentNumber: 1, bucket: 'INTEREST', amountMinor: 12_903 },
      { paymentId: '2026-01-15', installmentNumber: 1, bucket: 'PRINCIPAL', amountMinor: 1_666_700 },
      { paymentId: '2026-01-15', installmentNumber: 2, bucket: 'PRINCIPAL', amountMinor: 1_666_700 },
      { paymentId: '2026-01-15', installmentNumber: 3, bucket: 'PRINCIPAL', amountMinor: 1_666_700 },
      { paymentId: '2026-01-15', installmentNumber: 4, bucket: 'PRINCIPAL', amountMinor: 107_097 },
    ]);
  });

  it('gives it back to the last payment that paid it first', () => {
    // The second month's interest of 400: 300 with the first payment, 100 with the other. 142.86 of it is earned.
    const early = payment('2026-01-15', 17_367);
    const later = payment('2026-01-16', 10_000);
    const closed = serviceLoan(contract, [early, later, payment('2026-02-25', 90_000)], '2026-02-25');
    const interest = closed.allocations.filter(({ bucket }) => bucket === 'INTEREST');

    expect(interest.map(({ paymentId, amountMinor }) => [paymentId, amountMinor])).toEqual([
      ['2026-01-15', 40_000],
      ['2026-01-15', 14_286],
    ]);
    expect(closed.creditMinor).toBe(1_736_700 + 1_000_000 + 9_000_000 - 10_054_286);
  });

  it('holds penalties and late charges, and their waiver is not part of it', () => {
    expect(serviceLoan(contract, [], '2026-02-19').payoffMinor).toBe(10_000_000 + 40_000 + 90_455 + 5_714);
  });
});

describe('what closes a loan', () => {
  const rows = ({ charges }: ReturnType<typeof serviceLoan>) =>
    charges.map(({ kind, installmentNumber, amountMinor }) => [kind, installmentNumber, amountMinor]);

  it('on a due day charges the month that ends with it once', () => {
    const position = serviceLoan(contractOf(), [payment('2026-02-15', 100_400)], '2026-02-15');

    expect(position).toMatchObject({ closedOn: '2026-02-15', creditMinor: 0 });
    expect(rows(position)).toEqual([['INTEREST', 1, 40_000]]);
  });

  it('after a write-off charges no interest again', () => {
    const writeOff = { id: 'off', kind: 'WRITE_OFF' as const, enteredOn: '2026-01-25', amountMinor: 0 };
    const position = serviceLoan(contractOf(), [writeOff, payment('2026-02-10', 100_129.03)], '2026-02-10');

    expect(position).toMatchObject({ closedOn: '2026-02-10', creditMinor: 0 });
    expect(rows(position)).toEqual([['INTEREST', 1, 12_903]]);
  });

  it('leaves of the last installment what is too little to ask for, and writes it off', () => {
    const contract = contractOf({ policy: { rules: RULES } });
    const position = serviceLoan(contract, [payment('2026-02-20', 101_375.48)], '2026-03-15');

    expect(position).toMatchObject({ closedOn: '2026-02-20', outstandingMinor: 0, restMinor: 50 });
    expect(position.installments[5]).toMatchObject({ status: 'PAID', paid: { PRINCIPAL: 1_666_450 } });
    expect(rows(position).at(-1)).toEqual(['REST_PRINCIPAL', 6, 50]);
    // 71.43 of the second month are earned by the fifth day.
    expect(position.allocations.slice(0, 6).map(({ bucket, amountMinor }) => [bucket, amountMinor])).toEqual([
      ['PENALTY', 5_120],
      ['FEE', 85_335],
      ['INTEREST', 40_000],
      ['PRINCIPAL', 1_666_700],
      ['INTEREST', 7_143],
      ['PRINCIPAL', 1_666_700],
    ]);
  });
});

describe('early settlement in part of an add-on loan', () => {
  const contract = contractOf();

  it('pays principal from the last installment backwards, and months settled before they begin bear no interest', () => {
    const position = serviceLoan(contract, [onTime, payment('2026-02-15', 40_000, SETTLES)], '2026-02-15');

    expect(position).toMatchObject({ payoffMinor: 4_333_300, rebateMinor: 80_000 });
  });

  it('pays what is due and the interest earned this month first', () => {
    // Ten of the month's 28 days: 142.86 of 400.
    const part = { ...payment('2026-02-25', 40_000, SETTLES), id: 'part' };
    const position = serviceLoan(contract, [onTime, part], '2026-02-25');

    expect(position.allocations.filter(({ paymentId }) => paymentId === 'part')).toEqual([
      { paymentId: 'part', installmentNumber: 2, bucket: 'INTEREST', amountMinor: 14_286 },
      { paymentId: 'part', installmentNumber: 6, bucket: 'PRINCIPAL', amountMinor: 1_666_500 },
      { paymentId: 'part', installmentNumber: 5, bucket: 'PRINCIPAL', amountMinor: 1_666_700 },
      { paymentId: 'part', installmentNumber: 4, bucket: 'PRINCIPAL', amountMinor: 652_514 },
    ]);
    expect(interestOf(position)).toEqual([400, 400, 400, 400, 0, 0]);
    expect(position.installments[5]).toMatchObject({ status: 'PAID', settledOn: '2026-02-25' });
    expect(position.installments[3]).toMatchObject({ status: 'UPCOMING' });
  });

  it('on a due day pays all of the installment that is due before any other', () => {
    const position = serviceLoan(contract, [payment('2026-02-15', 20_000, SETTLES)], '2026-02-15');

    expect(principalPaid(position)).toEqual([16_667, 0, 0, 0, 0, 20_000 - 17_067]);
  });

  it('pays no day’s interest twice', () => {
    const parts = ['2026-02-25', '2026-03-01'].map((day) => payment(day, 10_000, SETTLES));
    const position = serviceLoan(contract, [onTime, ...parts], '2026-03-01');
    const interest = position.allocations.filter(({ bucket }) => bucket === 'INTEREST');

    // Ten and four of the month's 28 days.
    expect(interest.map(({ amountMinor }) => amountMinor)).toEqual([40_000, 14_286, 5_714]);
  });

  it('is a payment like another while something is due', () => {
    const late = payment('2026-02-20', 10_000, SETTLES);
    const position = serviceLoan(contract, [late], '2026-02-20');

    expect(principalPaid(position)).toEqual([10_000 - 853.35 - 102.4 - 400, 0, 0, 0, 0, 0]);
  });
});

describe('early settlement in part of a loan on the declining balance', () => {
  const contract = contractOf({ method: 'declining' });
  const first = payment('2026-02-15', 16_901);

  it('bears interest on the principal left: this month by days, the later ones wholly', () => {
    // After the first installment 83,499.00 is left, at 334.00 a month: 119.29 by the tenth of 28 days, so 39,880.71
    // settles principal and 43,618.29 is left, at 174.47 a month. (334 × 10 + 174.47 × 18) / 28 = 231.445.
    const part = payment('2026-02-25', 40_000, SETTLES);
    const position = serviceLoan(contract, [first, part], '2026-02-25');
    const [, second, third] = contract.installments;

    expect(second!.interestMinor).toBe(33_400);
    expect(position.payoffMinor).toBe(4_361_829);
    expect(position.installments[1]).toMatchObject({ interestMinor: 23_145, paid: { INTEREST: 11_929 } });
    // The third month bears 0.4 percent of what is left less the second installment's principal.
    const left = 43_618.29 - second!.principalMinor / 100;
    expect(position.installments[2]!.interestMinor).toBe(Math.round(left * 0.4));
    expect(position.installments[2]!.interestMinor).toBeLessThan(third!.interestMinor);
    expect(interestOf(position).slice(4)).toEqual([0, 0]);
  });

  it('puts interest that was paid in advance, and is not borne any more, into principal too', () => {
    const inAdvance = payment('2026-02-15', 16_901 * 3);
    const part = payment('2026-02-16', 30_000, SETTLES);
    const before = serviceLoan(contract, [inAdvance], '2026-02-16');
    const position = serviceLoan(contract, [inAdvance, part], '2026-02-16');

    expect(position.payoffMinor).toBe(before.payoffMinor - 3_000_000);
    for (const { paid, interestMinor } of position.installments.slice(0, 3)) {
      expect(paid.INTEREST).toBe(interestMinor);
    }
    expect(position.installments[1]!.interestMinor).toBeLessThan(33_400);
    expect(position.installments.slice(0, 3).map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID']);
    const parts = position.allocations.map(({ paymentId, installmentNumber, bucket }) =>
      [paymentId, installmentNumber, bucket].join(),
    );
    expect(new Set(parts).size).toBe(parts.length);
    expect(position.paidMinor).toBe(1_690_100 * 3 + 3_000_000);
    expect(position.creditMinor).toBe(0);
  });

  it('ends with the interest of the days that the money was lent', () => {
    const part = payment('2026-02-25', 40_000, SETTLES);
    const payoff = payment('2026-03-15', 43_618.29 + 231.45 - 119.29);
    const position = serviceLoan(contract, [first, part, payoff], '2026-03-15');

    expect(position).toMatchObject({ closedOn: '2026-03-15', creditMinor: 0 });
    expect(position.paidMinor).toBe(10_000_000 + 40_000 + 23_145);
  });
});
