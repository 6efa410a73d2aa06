import { toMajor, toMinor } from '@pautang/loan-terms';
import type { AllocationDto, InstallmentStandingDto, PaymentDto, PenaltyDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { paymentTexts } from '../../texts/payment';
import { lateWords } from './late-words';

jest.mock('../../api/client', () => ({ api: {} }));

const penaltyRules = {
  graceDays: 3,
  dailyPercent: 0.3,
  lateChargePercent: 5,
  capPercent: 25,
  lifeCapPercent: 100,
};

const third: InstallmentStandingDto = {
  installmentNumber: 3,
  dueDate: '2027-02-28',
  amount: 17_067,
  principal: 16_667,
  interest: 400,
  penalty: 0,
  penaltyInterest: 0,
  lateCharge: 0,
  waived: 0,
  forgiven: 0,
  paid: 0,
  outstanding: 17_067,
  status: 'OVERDUE',
  daysLate: 0,
};

interface Rest {
  payments?: PaymentDto[];
  others?: InstallmentStandingDto[];
  selectedCurrency?: string;
  checkpoint?: LoanAccount['checkpoint'];
  owedBack?: number;
  writtenOffOn?: string;
}

const asOf = '2027-03-10';

function wordsOf(
  change: Partial<InstallmentStandingDto>,
  charges: PenaltyDto[] = [],
  { payments = [], others = [], selectedCurrency = 'PHP', checkpoint, owedBack = 0, writtenOffOn }: Rest = {},
) {
  const installment = { ...third, ...change };
  const nextPayment = { installmentNumber: 3, dueDate: installment.dueDate, amount: installment.outstanding };
  const schedule = [installment, ...others];
  const account = { schedule, nextPayment, penaltyRules, charges, payments, selectedCurrency };
  const outstandingMinor = schedule.reduce((sum, { outstanding }) => sum + toMinor(outstanding), 0);
  const outstandingAmount = toMajor(outstandingMinor + toMinor(owedBack));
  return lateWords({ ...account, asOf, checkpoint, outstandingAmount, writtenOffOn }, paymentTexts.en);
}

function payment(allocation: Partial<AllocationDto>, reversed = false): PaymentDto {
  const allocations = [
    { installmentNumber: 3, penalty: 0, fee: 0, interest: 0, principal: 0, ...allocation },
  ];
  return { reversed, allocations } as PaymentDto;
}

const charge = (waived: number): PenaltyDto => ({
  installmentNumber: 3,
  kind: 'PENALTY',
  from: '2027-03-04',
  to: '2027-03-10',
  days: 7,
  amount: 358.41,
  waived,
});

it('says nothing about an installment that is not late', () => {
  expect(wordsOf({})).toBeUndefined();
});

it('names the last day on which being late costs nothing', () => {
  const text = 'Pay installment 3 by March 3, 2027, and being late costs nothing.';
  expect(wordsOf({ daysLate: 1 })).toEqual({ color: 'warning', text });
  expect(wordsOf({ daysLate: 3 })).toEqual({ color: 'warning', text });
});

it('counts those days from the banking day that keeps a due day', () => {
  const kept = { daysLate: 1, dueDate: '2027-02-28', keptUntil: '2027-03-01' };
  expect(wordsOf(kept)?.text).toBe('Pay installment 3 by March 4, 2027, and being late costs nothing.');
});

it('names what each later day costs, until the yearly limit is reached', () => {
  expect(wordsOf({ daysLate: 4 }, [charge(0)])?.text).toContain('each day adds a penalty of 0.3%');
  expect(wordsOf({ daysLate: 10 }, [charge(12.5)])?.text).toContain('the limit of 25% a year');
});

describe('what limits leave room for, as the rules of the loan say', () => {
  const roomOf = (capRoom: object, startsOn: string) => ({ version: 2, contract: { startsOn }, capRoom });
  const wordsWith = (capRoom: object, startsOn = '2026-12-31') =>
    wordsOf({ daysLate: 10 }, [charge(12.5)], { checkpoint: roomOf(capRoom, startsOn) })?.text;

  it('tells of the yearly limit while it is reached, and of the cost of a day once the next year has begun', () => {
    expect(wordsWith({ year: 1, leftMinor: 0, lifeLeftMinor: 100 })).toContain('the limit of 25% a year');
    expect(wordsWith({ year: 2, leftMinor: 100, lifeLeftMinor: 100 })).toContain('each day adds');
  });

  it('counts the day that comes, which is the first of a year after the last of the one before', () => {
    const room = { year: 1, leftMinor: 0, lifeLeftMinor: 100 };
    expect(wordsWith(room, '2026-03-11')).toContain('the limit of 25% a year');
    expect(wordsWith(room, '2026-03-10')).toContain('each day adds');
  });

  it('names the limit of the whole life of the loan where that is what is reached', () => {
    expect(wordsWith({ year: 1, leftMinor: 100, lifeLeftMinor: 0 })).toBe(
      'Penalties and late charges have reached the limit of 100% of what you borrowed. They grow no more.',
    );
  });
});

it('counts the cost of a day on what is unpaid of the installment itself', () => {
  const late = { daysLate: 4 };
  expect(wordsOf(late)?.text).toMatch(/of what is unpaid of it\. That is ₱51\.20 a day\.$/);
  const payments = [
    payment({ interest: 400, principal: 9_600, penalty: 51.2, fee: 853.35 }),
    payment({ principal: 5_000 }, true),
    payment({ installmentNumber: 2, principal: 2_000 }),
  ];
  expect(wordsOf(late, [], { payments })?.text).toContain('That is ₱21.20 a day.');
});

it('names no cost of a day where payments that are not listed any more paid a part of the installment', () => {
  const late = { daysLate: 90, paid: 12_000 };
  const newest = Array.from({ length: 24 }, () => payment({ principal: 300, penalty: 50 }));
  expect(wordsOf(late, [], { payments: newest })?.text).toMatch(/of what is unpaid of it\.$/);
  const all = [...newest, payment({ principal: 2_747.2, fee: 852.8 })];
  expect(wordsOf(late, [], { payments: all })?.text).toContain('That is ₱21.36 a day.');
});

it('adds up the cost of a day where several installments are late', () => {
  const fourth = { ...third, installmentNumber: 4, dueDate: '2027-03-31' };
  const late = { daysLate: 40 };
  expect(wordsOf(late, [], { others: [{ ...fourth, daysLate: 2 }] })?.text).toContain(
    'That is ₱51.20 a day.',
  );
  // On its last free day, the coming one costs.
  const both = wordsOf(late, [], { others: [{ ...fourth, daysLate: 3 }] });
  expect(both?.text).toContain('All that is late adds ₱102.40 a day.');
});

it('rounds the cost of a day of several installments once, so that ten days cost ten times as much', () => {
  const late = { daysLate: 40, principal: 16_665 };
  const others = [{ ...third, ...late, installmentNumber: 4, dueDate: '2027-03-31', daysLate: 9 }];
  expect(wordsOf(late, [], { others })?.text).toContain('All that is late adds ₱102.39 a day.');
});

it('names whole units in a currency that has no smaller ones, as a day is charged', () => {
  const others = [{ ...third, installmentNumber: 4, dueDate: '2027-03-31', daysLate: 9 }];
  const words = wordsOf({ daysLate: 40 }, [], { others, selectedCurrency: 'JPY' });
  expect(words?.text).toContain('All that is late adds ¥102 a day.');
});

it('names the penalty that is left where the installment itself is paid', () => {
  const words = wordsOf({ daysLate: 30, paidOn: '2027-03-30', outstanding: 2235.78 }, [charge(0)]);
  expect(words?.text).toBe('Installment 3 is paid, but its penalty is not: ₱2,235.78.');
});

it('names the penalties that are left where a new schedule took the rest, and what follows is not late', () => {
  const moved = { ...third, installmentNumber: 2, movedOn: '2027-03-01', amount: 0, daysLate: 10 };
  const others = [
    { ...moved, outstanding: 1050.21 },
    { ...moved, installmentNumber: 1, outstanding: 2000.1 },
  ];
  expect(wordsOf({ status: 'UPCOMING' }, [charge(0)], { others })).toEqual({
    color: 'warning',
    text: 'Penalties from before the new schedule are due: ₱3,050.31. They grow no more.',
  });
  expect(wordsOf({ ...moved, installmentNumber: 3, outstanding: 1050.21 })?.text).toContain('₱1,050.21');
  expect(wordsOf({ daysLate: 4 }, [], { others })?.text).toContain('Installment 3 is late');
});

it('says what is due beside the installments, where credit was used and its payment taken back', () => {
  const owedBack = 4866.67;
  expect(wordsOf({}, [], { owedBack })).toEqual({
    color: 'warning',
    text: 'You got ₱4,866.67 back as paid too much, or paid another loan with it. Its payment was taken back since, so it is due. It bears no interest.',
  });
  expect(wordsOf({ daysLate: 4 }, [], { owedBack })).toMatchObject({ color: 'danger' });
  expect(wordsOf({ daysLate: 4 }, [], { owedBack })?.text).toMatch(/a day\. You got ₱4,866\.67 back/);
  expect(wordsOf({}, [], { owedBack, writtenOffOn: '2027-03-01' })).toBeUndefined();
});
