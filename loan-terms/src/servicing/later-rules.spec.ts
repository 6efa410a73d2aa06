import { addDays } from '../calendar';
import { scoreEntriesOf } from '../credit-score';
import { contractOf, payment, RULES, sum } from '../testing/loans';
import { checkpointOf, checkpointVersion } from './checkpoint';
import type { Charge, LaterRules } from './contract';
import { playLoan, serviceLoan } from './service-loan';

const SETTLES = true;
const lateOnly = (charges: readonly Charge[]) =>
  charges.filter(({ kind }) => kind === 'PENALTY' || kind === 'LATE_CHARGE');
const later = (rules: Partial<LaterRules> = {}) => ({ policy: { rules: { ...RULES, ...rules } } });

describe('settling principal of an add-on loan early', () => {
  const first = '2026-01-15';
  const leftAfter = (amount: number, policy = later()) =>
    serviceLoan(contractOf(policy), [payment(first, amount, SETTLES)], first).outstandingMinor / 100;

  it('leaves about a peso more for a peso less, where the first rules left a whole month of interest', () => {
    // The last five installments hold 83,333 of principal; a peso of the second one is 1 / 16,667 of its 400.
    expect(leftAfter(83_333)).toBe(17_067);
    expect(leftAfter(83_332)).toBe(17_068.02);
    expect(leftAfter(83_333, { policy: {} as never })).toBe(17_067);
    expect(leftAfter(83_332, { policy: {} as never })).toBe(17_468);
  });

  it('never costs more than its own share for a peso less, whatever the amount and the day', () => {
    // 1 peso, 0.024 of interest on it at most, and half a hundredth of rounding twice.
    for (const day of [first, '2026-02-03', '2026-03-16', '2026-06-20']) {
      const left = (amount: number) =>
        serviceLoan(contractOf(later()), [payment(day, amount, SETTLES)], day).outstandingMinor;
      for (let amount = 18_000; amount < 50_000; amount += 1_111) {
        const more = left(amount - 1) - left(amount);
        expect(more).toBeGreaterThanOrEqual(100);
        expect(more).toBeLessThanOrEqual(104);
      }
    }
  });

  it('lowers the interest of the month that runs from that day on', () => {
    // One month of 31 days: 400 less the share of 60 percent for the 21 days that are left.
    const contract = contractOf({ ...later(), termMonths: 1 });
    const part = payment('2026-01-25', 60_000 + 129.03, SETTLES);
    const { installments } = serviceLoan(contract, [part], '2026-01-25');

    expect(installments[0]!.interestMinor).toBe(Math.round((40_000 * 10 + 16_000 * 21) / 31));
  });
});

describe('a rest below a peso', () => {
  const contract = contractOf(later());
  const due = contract.installments.map(({ dueOn }) => dueOn);
  const lackingEach = (amount: number) =>
    contract.installments.map(({ dueOn }, index) =>
      payment(dueOn, (index < 5 ? 17_067 : 17_065) - (index === 0 ? amount : 0)),
    );
  const scored = { principalMinor: contract.principalMinor, graceDays: 3, walletMinor: new Map() };

  it('makes nothing overdue, is charged nothing and costs no score', () => {
    const position = serviceLoan(contract, lackingEach(0.99).slice(0, 1), addDays(due[0]!, 27));

    expect(position.dueMinor).toBe(99);
    expect(position.installments[0]).toMatchObject({ status: 'PAID', settledOn: due[0], daysLate: 0 });
    expect(position.oldestUnpaidOn).toBe(contract.installments[1]!.keptOn);
    expect(lateOnly(position.charges)).toEqual([]);
    expect(scoreEntriesOf(position, scored).map(({ rule }) => rule)).toEqual(['ON_TIME_INSTALLMENT']);
  });

  it('of a whole peso is late', () => {
    const position = serviceLoan(contract, lackingEach(1).slice(0, 1), addDays(due[0]!, 6));

    expect(position.installments[0]).toMatchObject({ status: 'OVERDUE' });
    expect(sum(lateOnly(position.charges).map(({ amountMinor }) => amountMinor))).toBeGreaterThan(0);
  });

  it('is written off at the end, once', () => {
    const position = serviceLoan(contract, lackingEach(0.99), addDays(due[5]!, 40));

    expect(position).toMatchObject({ closedOn: due[5], outstandingMinor: 0, restMinor: 99, creditMinor: 0 });
    expect(position.paidMinor).toBe(102_400_00 - 99);
    expect(position.charges.filter(({ kind }) => kind.startsWith('REST'))).toEqual([
      { installmentNumber: 6, kind: 'REST_PRINCIPAL', chargedOn: due[5], amountMinor: 99, waivedMinor: 0 },
    ]);
  });

  it('stays owed with the first rules', () => {
    const position = serviceLoan(contractOf(), lackingEach(0.99), due[5]!);

    expect(position.restMinor).toBe(0);
    expect(position.outstandingMinor).toBeGreaterThanOrEqual(99);
    expect(position.closedOn).toBeUndefined();
  });
});

describe('penalties and late charges of a whole life', () => {
  it.each([100, 60])('end at %s percent of the principal', (lifeCapPercent) => {
    // One month without interest: 25 percent each contract year, until there is no room of the life left.
    const contract = contractOf({ ...later({ lifeCapPercent }), termMonths: 1, ratePercent: 0 });
    const chargedBy = (day: string) =>
      sum(lateOnly(serviceLoan(contract, [], day).charges).map(({ amountMinor }) => amountMinor)) / 100;

    expect(chargedBy('2027-01-15')).toBe(25_000);
    expect(chargedBy('2028-01-15')).toBe(50_000);
    expect(chargedBy('2029-01-15')).toBe(Math.min(75_000, lifeCapPercent * 1_000));
    expect(chargedBy('2033-01-15')).toBe(lifeCapPercent * 1_000);
  });
});

describe('a currency without a minor unit', () => {
  it('is charged and repaid in whole units, and the schedule sums to them', () => {
    // 267,301 yen at 0.4 percent a month: 1,069.204 of interest in the first month.
    const whole = { ...later({ coinMinor: 100, smallRestMinor: 300 }), method: 'declining' as const };
    const contract = contractOf({ ...whole, principalMinor: 267_301_00 });
    const [, second] = contract.installments;
    const { charges, payoffMinor } = serviceLoan(contract, [], '2026-03-10');

    expect(contract.installments[0]!.interestMinor).toBe(1_069_00);
    expect(sum(contract.installments.map(({ principalMinor }) => principalMinor))).toBe(267_301_00);
    expect(second!.interestMinor % 100).toBe(0);
    expect(
      [payoffMinor, ...charges.map(({ amountMinor }) => amountMinor)].filter((one) => one % 100),
    ).toEqual([]);
    // The penalty of the twenty days after the grace, rounded once for all of them.
    const base = contract.installments[0]!.principalMinor + 1_069_00;
    const penalty = charges.filter(({ kind }) => kind === 'PENALTY').map(({ amountMinor }) => amountMinor);
    expect(sum(penalty)).toBe(Math.round((base * 0.003 * penalty.length) / 100) * 100);
  });
});

describe('a due day on a Sunday', () => {
  // February 15, 2026 is a Sunday, and its grace ends on Thursday, February 19, counted from Monday.
  const contract = contractOf(later());
  const on = (day: string, paid: ReturnType<typeof payment>[] = []) => serviceLoan(contract, paid, day);

  it('is kept by paying on Monday', () => {
    const position = on('2026-02-16', [payment('2026-02-16', 17_067)]);

    expect(position.installments[0]).toMatchObject({
      dueOn: '2026-02-15',
      keptOn: '2026-02-16',
      status: 'PAID',
      daysLate: 0,
    });
    expect(on('2026-02-16').installments[0]).toMatchObject({ status: 'DUE', daysLate: 0 });
    expect(on('2026-02-16').oldestUnpaidOn).toBe('2026-02-16');
  });

  it('is late from Tuesday on, and charged after three days from then', () => {
    expect(on('2026-02-17').installments[0]).toMatchObject({ status: 'OVERDUE', daysLate: 1 });
    expect(lateOnly(on('2026-02-19').charges)).toEqual([]);
    expect(lateOnly(on('2026-02-20').charges)).toHaveLength(2);
    expect(lateOnly(serviceLoan(contractOf(), [], '2026-02-19').charges)).toHaveLength(2);
  });

  it('earns the score of an installment that is paid in time, to the last day of the grace', () => {
    const scored = { principalMinor: contract.principalMinor, graceDays: 3, walletMinor: new Map() };
    const rulesOf = (day: string) =>
      scoreEntriesOf(on(day, [payment(day, 17_067)]), scored).map(({ rule }) => rule);

    expect(rulesOf('2026-02-19')).toEqual(['ON_TIME_INSTALLMENT']);
    expect(rulesOf('2026-02-20')).toEqual(['LATE_INSTALLMENT']);
  });
});

describe('a checkpoint', () => {
  it('has the version of its loan’s rules, and of the first ones says nothing that they do not know', () => {
    const [before, after] = [contractOf(), contractOf(later())];
    const first = checkpointOf(playLoan(before, [], '2026-03-01'));

    expect(checkpointVersion(before.policy)).toBe(1);
    expect(checkpointOf(playLoan(after, [], '2026-03-01')).version).toBe(2);
    expect(first.version).toBe(1);
    expect(Object.keys(first.contract.policy)).not.toContain('rules');
    expect(Object.keys(first.capRoom)).toEqual(['year', 'leftMinor']);
    expect(first.installments.every((state) => state.length <= 5)).toBe(true);
  });
});
