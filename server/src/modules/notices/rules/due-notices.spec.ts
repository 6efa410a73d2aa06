import { addDays, type ReceivedPayment, type ServicedContract, serviceLoan } from '@pautang/loan-terms';
import type { NoticeKind } from '../notice-kinds';
import { NEVER, nextLookOn, noticesOn } from './due-notices';

const DUE = ['2027-02-20', '2027-03-20', '2027-04-20'] as const;
const contract: ServicedContract = {
  principalMinor: 300_000,
  method: 'add_on',
  ratePercent: 0.4,
  startsOn: '2027-01-20',
  installments: DUE.map((dueOn, index) => {
    return { number: index + 1, dueOn, principalMinor: 100_000, interestMinor: 1_200 };
  }),
  policy: {
    graceDays: 3,
    dailyPercent: 0.1,
    lateChargePercent: 2,
    capPercent: 25,
    order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
  },
};
const paid = (paidOn: string, amountMinor: number): ReceivedPayment => {
  return { id: paidOn, paidOn, amountMinor, isSettlement: false };
};
const at = (day: string, ...payments: ReceivedPayment[]) => serviceLoan(contract, payments, day);
/** The same, where banks are closed on the due days and some days after them. */
const keptLater: ServicedContract = {
  ...contract,
  installments: contract.installments.map((one, index) => ({
    ...one,
    keptOn: addDays(one.dueOn, index + 1),
  })),
};
const told = (day: string, ...payments: ReceivedPayment[]) =>
  noticesOn(at(day, ...payments)).map(({ kind, occasion }) => `${kind} ${occasion}`);
const FIRST_PAID = paid('2027-02-01', 101_200);

describe('the notices of a day', () => {
  const ofFirst: Record<number, NoticeKind[]> = {
    [-8]: [],
    [-7]: ['DUE_IN_7'],
    [-6]: [],
    [-4]: [],
    [-3]: ['DUE_IN_3'],
    [-2]: [],
    [-1]: ['DUE_IN_1'],
    0: ['DUE_TODAY'],
    1: ['LATE_1', 'STATEMENT'],
    3: ['LATE_1', 'STATEMENT'],
    4: ['LATE_4', 'STATEMENT'],
    7: ['LATE_4', 'STATEMENT'],
    8: ['LATE_4'],
    14: ['LATE_4'],
    15: ['LATE_15'],
    29: ['LATE_15'],
    30: ['LATE_30'],
    44: ['LATE_30'],
    45: [],
  };

  it.each(Object.entries(ofFirst))(
    'are these %s days from the due day, where nothing is paid',
    (days, kinds) => {
      const position = at(addDays(DUE[0], Number(days)));
      const own = noticesOn(position).filter(({ occasion }) => occasion === DUE[0]);

      expect(own.map(({ kind }) => kind)).toEqual(kinds);
    },
  );

  it('say nothing of what is paid, but send the statement of its month', () => {
    for (let days = -8; days <= 0; days++) expect(told(addDays(DUE[0], days), FIRST_PAID)).toEqual([]);
    expect(told(addDays(DUE[0], 1), FIRST_PAID)).toEqual([`STATEMENT ${DUE[0]}`]);
    expect(told(addDays(DUE[0], 8), FIRST_PAID)).toEqual([]);
  });

  it('are of each installment that is open', () => {
    expect(told(DUE[1])).toEqual([`LATE_15 ${DUE[0]}`, `DUE_TODAY ${DUE[1]}`]);
    expect(told(addDays(DUE[1], 4))).toEqual([
      `LATE_30 ${DUE[0]}`,
      `LATE_4 ${DUE[1]}`,
      `STATEMENT ${DUE[1]}`,
    ]);
  });

  it('are none once the loan is paid', () => {
    const all = paid('2027-02-19', 400_000);
    for (const day of [DUE[0], addDays(DUE[0], 1), DUE[2]]) expect(told(day, all)).toEqual([]);
  });

  it('stay few, however long nobody pays', () => {
    for (let days = 0; days < 200; days++) {
      expect(told(addDays(contract.startsOn, days)).length).toBeLessThanOrEqual(4);
    }
  });

  it('ask for nothing while a promise runs, and name its day', () => {
    const promise = { dueOn: '2027-02-28', amountMinor: 50_000 };
    const asked = (day: string) =>
      noticesOn(at(day), promise)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'STATEMENT');

    for (const day of ['2027-02-17', '2027-02-20', '2027-02-24', '2027-02-27'])
      expect(asked(day)).toEqual([]);
    expect(asked('2027-02-28')).toEqual(['PROMISE_DUE']);
    expect(asked('2027-03-01')).toEqual(['LATE_4']);
  });
});

describe('the next day to look', () => {
  const daysOf = (of = contract) => {
    const days: string[] = [];
    for (let day: string = of.startsOn; day !== NEVER; ) {
      day = nextLookOn(serviceLoan(of, [], day));
      if (day !== NEVER) days.push(day);
    }
    return days;
  };

  it.each([
    ['leaves out no day on which something new comes up', contract],
    ['leaves out none where a banking day later keeps the due day', keptLater],
  ])('%s', (_, of) => {
    const looked = new Set(daysOf(of));
    const known = new Set<string>();
    for (let days = 1; days < 200; days++) {
      const day = addDays(of.startsOn, days);
      const now = noticesOn(serviceLoan(of, [], day)).map(({ kind, occasion }) => `${kind} ${occasion}`);
      const fresh = now.filter((one) => !known.has(one));
      if (fresh.length > 0) expect([day, looked.has(day)]).toEqual([day, true]);
      for (const one of fresh) known.add(one);
    }
    expect(known.size).toBe(3 * (4 + 4 + 1));
  });

  it('comes on few days, and never once the loan is paid', () => {
    expect(daysOf().length).toBeLessThanOrEqual(3 * 9);
    expect(nextLookOn(at(DUE[0], paid(DUE[0], 400_000)))).toBe(NEVER);
  });

  it('is not that of a payment which is said to be made', () => {
    const made = { dueOn: '2027-02-28', amountMinor: 50_000, isMade: true } as const;
    const day = { ...at('2027-02-28') };
    expect(noticesOn(day, made).filter(({ kind }) => kind === 'PROMISE_DUE')).toEqual([]);
  });

  it('is that of a promise too', () => {
    const promise = { dueOn: '2027-05-29', amountMinor: 1 };
    expect(nextLookOn(at('2027-05-25'), promise)).toBe('2027-05-29');
    expect(nextLookOn(at('2027-05-29'), promise)).toBe('2027-05-30');
  });
});
