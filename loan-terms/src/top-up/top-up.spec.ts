import fc from 'fast-check';
import { dueDays, toDayNumber } from '../calendar';
import { roundingUnitMinor } from '../currency';
import { effectiveRates } from '../effective-rate';
import type { InterestMethod } from '../interest-method';
import { quoteLoan } from '../quote';
import { scheduleOf } from '../schedule';
import type { ReceivedPayment } from '../servicing/contract';
import { serviceLoan } from '../servicing/service-loan';
import { contractOf, payment, RULES } from '../testing/loans';
import { avoidedPayments, receivedYearlyPercent, topUpObstacle } from './top-up';

const GOOD = { isRunning: true, hasArrangement: false, afterInstallments: 3 };
const INSTALLMENT = 17_067;
const paid = (count: number) =>
  ['2026-02-15', '2026-03-15', '2026-04-15', '2026-05-15']
    .slice(0, count)
    .map((day) => payment(day, INSTALLMENT));

function standing(asOf: string, payments: ReceivedPayment[], policy = {}) {
  return serviceLoan(contractOf({ policy }), payments, asOf);
}

describe('good standing', () => {
  it.each([
    ['three installments are paid', '2026-04-20', paid(3), undefined],
    ['the third is paid on its day', '2026-04-15', paid(3), undefined],
    ['two are paid, and the third is not due', '2026-04-14', paid(2), 'TOO_EARLY'],
    ['the third is due today', '2026-04-15', paid(2), 'TOO_EARLY'],
    ['one is a day late', '2026-04-16', paid(2), 'OVERDUE'],
    ['three are paid, and the fourth is due today', '2026-05-15', paid(3), undefined],
    ['three are paid, and the fourth is a day late', '2026-05-16', paid(3), 'OVERDUE'],
    ['all was repaid', '2026-04-20', [...paid(3), payment('2026-04-16', 60_000)], 'NOT_RUNNING'],
  ])('%s', (_, asOf, payments, expected) => {
    expect(topUpObstacle(standing(asOf, payments), GOOD)).toBe(expected);
  });

  it('waits for a penalty to be paid, too', () => {
    const late = [...paid(2), payment('2026-04-25', INSTALLMENT)];

    expect(topUpObstacle(standing('2026-04-25', late), GOOD)).toBe('OVERDUE');
    expect(
      topUpObstacle(standing('2026-05-02', [...late, payment('2026-04-26', 2_000)]), GOOD),
    ).toBeUndefined();
  });

  it('waits for a penalty of what went into a new schedule', () => {
    const position = standing('2026-04-20', paid(3));
    const [head, ...rest] = position.installments;
    const moved = { ...head!, status: 'DUE', movedOn: '2026-04-16' } as const;

    expect(topUpObstacle({ ...position, installments: [moved, ...rest] }, GOOD)).toBe('OVERDUE');
  });

  it('overlooks a small rest', () => {
    const short = [...paid(2), payment('2026-04-15', INSTALLMENT - 0.99)];

    expect(topUpObstacle(standing('2026-04-20', short, { rules: RULES }), GOOD)).toBeUndefined();
  });

  it('needs a loan that runs and no arrangement that is open', () => {
    const position = standing('2026-04-20', paid(3));

    expect(topUpObstacle(position, { ...GOOD, isRunning: false })).toBe('NOT_RUNNING');
    expect(topUpObstacle(position, { ...GOOD, hasArrangement: true })).toBe('ARRANGEMENT_OPEN');
    expect(topUpObstacle(standing('2026-01-15', []), { ...GOOD, afterInstallments: 0 })).toBeUndefined();
  });
});

describe('what is not paid any more', () => {
  it('is the rest of the schedule, day by day', () => {
    const ahead = [...paid(3), payment('2026-04-16', 1_000)];

    expect(avoidedPayments(standing('2026-04-20', ahead))).toEqual([
      { on: '2026-05-15', amountMinor: 16_067_00 },
      { on: '2026-06-15', amountMinor: 17_067_00 },
      { on: '2026-07-15', amountMinor: 17_065_00 },
    ]);
  });

  it('has nothing of what paying late cost, once that was paid or waived', () => {
    const on = '2026-02-25';
    const { penaltyMinor, feeMinor } = standing(on, []).owed;
    const waiver = { id: on, kind: 'WAIVER', enteredOn: on, amountMinor: 200_00 } as const;
    const dueMinor = INSTALLMENT * 100 + penaltyMinor + feeMinor;
    const rest = [17_067_00, 17_067_00, 17_067_00, 17_067_00, 17_065_00];
    const avoided = (entries: Parameters<typeof serviceLoan>[1]) =>
      avoidedPayments(serviceLoan(contractOf(), entries, '2026-02-26')).map(({ amountMinor }) => amountMinor);

    expect(penaltyMinor > 0 && feeMinor > 0).toBe(true);
    expect(avoided([payment(on, dueMinor / 100)])).toEqual(rest);
    expect(avoided([waiver, { ...payment(on, dueMinor / 100 - 200), id: `${on} later` }])).toEqual(rest);
  });
});

describe('the effective rate of what is received', () => {
  const DAY = '2026-04-20';
  const schedule = (principal: number, months: number, method: InterestMethod, unitMinor = 100) => {
    const quote = quoteLoan({
      principalMinor: principal * 100,
      termMonths: months,
      ratePercent: 0.4,
      unitMinor,
      method,
    });
    const due = dueDays(DAY, months);
    const pays = scheduleOf(quote).map(({ amountMinor }, index) => ({ on: due[index]!, amountMinor }));
    return { quote, pays };
  };

  /** Newton's method on days of a year, beside the product's bisection on months. */
  function independent({
    receivedMinor,
    pays,
    avoids,
  }: Omit<Parameters<typeof receivedYearlyPercent>[0], 'day'>) {
    const flows = [...pays, ...avoids.map(({ on, amountMinor }) => ({ on, amountMinor: -amountMinor }))];
    const years = (on: string) => (toDayNumber(on) - toDayNumber(DAY)) / 365;
    let rate = 0.1;
    for (let step = 0; step < 200; step++) {
      const worth = flows.reduce(
        (sum, { on, amountMinor }) => sum + amountMinor / (1 + rate) ** years(on),
        -receivedMinor,
      );
      const slope = flows.reduce(
        (sum, { on, amountMinor }) => sum - (years(on) * amountMinor) / (1 + rate) ** (years(on) + 1),
        0,
      );
      rate -= worth / slope;
    }
    return rate * 100;
  }

  it('is nearly that of the loan where nothing is paid off', () => {
    const { quote, pays } = schedule(100_000, 12, 'add_on');
    const rate = receivedYearlyPercent({ day: DAY, receivedMinor: quote.principalMinor, pays, avoids: [] });

    expect(Math.abs((rate ?? 0) - effectiveRates(quote).yearlyPercent)).toBeLessThan(0.05);
  });

  it('is none where next to nothing is received: no figure tells what the new loan costs', () => {
    const flows = { receivedMinor: 1_00, pays: [{ on: '2026-05-20', amountMinor: 3_000_00 }], avoids: [] };

    expect(receivedYearlyPercent({ day: DAY, ...flows })).toBeUndefined();
  });

  it.each<[InterestMethod, number, number, number]>([
    ['add_on', 150_000, 12, 100],
    ['declining', 150_000, 12, 100],
    ['add_on', 60_000, 3, 100],
    ['declining', 200_000, 36, 100],
    ['add_on', 2_550.25, 12, 1],
  ])('%s: %d over %d months', (method, principal, months, unitMinor) => {
    const scale = unitMinor === 1 ? 0.017 : 1;
    const contract = contractOf({ method, unitMinor, principalMinor: Math.round(100_000_00 * scale) });
    const firsts = contract.installments.slice(0, 3);
    const position = serviceLoan(
      contract,
      firsts.map(({ dueOn, principalMinor, interestMinor }) =>
        payment(dueOn, (principalMinor + interestMinor) / 100),
      ),
      DAY,
    );
    const { pays, quote } = schedule(principal, months, method, unitMinor);
    const receivedMinor = quote.principalMinor - position.payoffMinor;
    const flows = { receivedMinor, pays, avoids: avoidedPayments(position) };
    const rate = receivedYearlyPercent({ day: DAY, ...flows });

    // A shorter loan may cost less than what is not paid any more.
    const expected = independent(flows);
    if (expected < 0) expect(rate).toBeUndefined();
    else expect(rate).toBeCloseTo(expected, 6);
  });

  it('is that of the old loan for a declining one of the same end, whatever is paid off', () => {
    const contract = contractOf({ method: 'declining' });
    const position = serviceLoan(contract, [], '2026-01-15');
    const due = dueDays('2026-01-15', 6);
    const quote = quoteLoan({
      principalMinor: 200_000_00,
      termMonths: 6,
      ratePercent: 0.4,
      unitMinor: 100,
      method: 'declining',
    });
    const pays = scheduleOf(quote).map(({ amountMinor }, index) => ({ on: due[index]!, amountMinor }));
    const rate = receivedYearlyPercent({
      day: '2026-01-15',
      receivedMinor: quote.principalMinor - position.payoffMinor,
      pays,
      avoids: avoidedPayments(position),
    });

    expect(Math.abs((rate ?? 0) - effectiveRates(quote).yearlyPercent)).toBeLessThan(0.1);
  });

  it('is nothing where the old installments cost as much as the new ones, and is none where they cost more', () => {
    const pays = [{ on: '2026-06-20', amountMinor: 10_000 }];

    expect(
      receivedYearlyPercent({
        day: DAY,
        receivedMinor: 4_000,
        pays,
        avoids: [{ on: '2026-06-01', amountMinor: 6_000 }],
      }),
    ).toBe(0);
    expect(
      receivedYearlyPercent({
        day: DAY,
        receivedMinor: 4_000,
        pays,
        avoids: [{ on: '2026-06-01', amountMinor: 7_000 }],
      }),
    ).toBeUndefined();
  });

  it('makes what is received worth the difference, for any loan in any currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 110_000, max: 3_000_000 }),
        fc.constantFrom(3, 6, 12, 24, 48),
        fc.constantFrom<InterestMethod>('add_on', 'declining'),
        fc.constantFrom(1, 0.01701, 2.6533, 23.671, 447.1),
        (pesos, months, method, unitsPerPhp) => {
          const unitMinor = roundingUnitMinor(unitsPerPhp);
          const contract = contractOf({
            method,
            unitMinor,
            principalMinor: Math.round(100_000 * unitsPerPhp) * 100,
          });
          const position = serviceLoan(contract, [], '2026-01-20');
          const { pays, quote } = schedule(Math.round(pesos * unitsPerPhp), months, method, unitMinor);
          const receivedMinor = quote.principalMinor - position.payoffMinor;
          const avoids = avoidedPayments(position);
          const rate = receivedYearlyPercent({ day: '2026-01-20', receivedMinor, pays, avoids });
          const years = (on: string) => (toDayNumber(on) - toDayNumber('2026-01-20')) / 365;
          const worth = (flows: typeof pays) =>
            flows.reduce(
              (sum, { on, amountMinor }) => sum + amountMinor / (1 + (rate ?? 0) / 100) ** years(on),
              0,
            );
          const differenceMinor = worth(pays) - worth(avoids) - receivedMinor;
          if (rate === undefined) expect(differenceMinor).toBeLessThan(0);
          else expect(Math.abs(differenceMinor)).toBeLessThan(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
