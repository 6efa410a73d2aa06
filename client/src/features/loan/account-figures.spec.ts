import type {
  InstallmentStandingDto,
  InstallmentStatus,
  MovementDto,
  MovementKind,
  PenaltyDto,
} from '@pautang/sdk';
import { setLanguage } from '../../lib/language';
import { loanTexts } from '../../texts/loan';
import { paymentTexts } from '../../texts/payment';
import { statementTexts } from '../../texts/statement';
import {
  balanceInAll,
  costInAll,
  foldMovements,
  lateLimits,
  penaltyGroups,
  penaltyToPay,
  shownAtFirst,
  standingWords,
} from './account-figures';

const movement = (date: string, kind: MovementKind, amount: number, balance: number): MovementDto => ({
  date,
  kind,
  amount,
  balance,
  description: kind,
  walletAmount: 0,
  walletBalance: 0,
});

it('puts a run of daily penalties in one line, with their exact sum and what is owed after the last', () => {
  const run = [
    movement('2026-12-16', 'PENALTY', 51.2, 18_000.2),
    movement('2026-12-17', 'PENALTY', 51.2, 18_051.4),
    movement('2026-12-18', 'PENALTY', 51.21, 18_102.61),
  ];
  const lines = foldMovements([
    movement('2026-12-12', 'INTEREST', 400, 17_067),
    movement('2026-12-16', 'LATE_CHARGE', 853.35, 17_949),
    ...run,
    movement('2026-12-18', 'PAYMENT', -18_102.61, 0),
  ]);
  expect(
    lines.map(({ last, amount, movements }) => [last.kind, amount, last.balance, movements.length]),
  ).toEqual([
    ['INTEREST', 400, 17_067, 1],
    ['LATE_CHARGE', 853.35, 17_949, 1],
    ['PENALTY', 153.61, 18_102.61, 3],
    ['PAYMENT', -18_102.61, 0, 1],
  ]);
  expect(lines[2]?.movements).toEqual(run);
});

it('keeps penalties apart that something stands between, and folds nothing but penalties', () => {
  const lines = foldMovements([
    movement('2026-12-16', 'PENALTY', 51.2, 100),
    movement('2026-12-16', 'PAYMENT', -20, 80),
    movement('2026-12-16', 'PAYMENT', -20, 60),
    movement('2026-12-17', 'PENALTY', 51.2, 111.2),
  ]);
  expect(lines.map(({ movements }) => movements.length)).toEqual([1, 1, 1, 1]);
});

it('has no lines for no movements', () => {
  expect(foldMovements([])).toEqual([]);
});

const installment = (installmentNumber: number) => ({ installmentNumber }) as InstallmentStandingDto;
const charge = (installmentNumber: number, kind: PenaltyDto['kind']) =>
  ({ installmentNumber, kind }) as PenaltyDto;

it('puts penalties with the installment that was late, the newest of them first', () => {
  const charges = [
    charge(2, 'LATE_CHARGE'),
    charge(3, 'LATE_CHARGE'),
    charge(2, 'PENALTY'),
    charge(3, 'PENALTY'),
  ];
  const groups = penaltyGroups([1, 2, 3, 4].map(installment), charges);
  expect(groups).toEqual([
    { installment: installment(3), charges: [charge(3, 'LATE_CHARGE'), charge(3, 'PENALTY')] },
    { installment: installment(2), charges: [charge(2, 'LATE_CHARGE'), charge(2, 'PENALTY')] },
  ]);
});

/** 'PPOU' as four installments: paid, paid, overdue, upcoming. */
function scheduleOf(letters: string) {
  const statuses: Record<string, InstallmentStatus> = {
    P: 'PAID',
    D: 'DUE',
    O: 'OVERDUE',
    U: 'UPCOMING',
    M: 'MOVED',
  };
  return [...letters].map((letter, index) => ({ number: index + 1, status: statuses[letter] ?? 'UPCOMING' }));
}

const shownOf = (letters: string) => shownAtFirst(scheduleOf(letters)).map(({ number }) => number);
const upcoming = (count: number) => 'U'.repeat(count);
const paid = (count: number) => 'P'.repeat(count);

describe('of a schedule are shown at first', () => {
  it('all, where it is short', () => {
    expect(shownOf(paid(4) + upcoming(8))).toHaveLength(12);
  });

  it('the first six of a new loan', () => {
    expect(shownOf(upcoming(48))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('the last paid one and the next', () => {
    expect(shownOf(paid(20) + upcoming(28))).toEqual([20, 21, 22, 23, 24, 25]);
    expect(shownOf(`${paid(18)}MM${upcoming(28)}`)).toEqual([20, 21, 22, 23, 24, 25]);
  });

  it('all that are due, and three that follow', () => {
    expect(shownOf(`${paid(10)}OOOOOOOD${upcoming(30)}`)).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ]);
  });

  it('six, also at the end', () => {
    expect(shownOf(`${paid(47)}O`)).toEqual([43, 44, 45, 46, 47, 48]);
    expect(shownOf(paid(48))).toEqual([43, 44, 45, 46, 47, 48]);
  });
});

const english = { servicing: loanTexts.en, payment: paymentTexts.en };
const dueDate = '2027-01-31';

describe('an installment due on January 31', () => {
  it.each([
    [{ status: 'UPCOMING', daysLate: 0 }, 'Upcoming'],
    [{ status: 'DUE', daysLate: 0 }, 'Due today'],
    [{ status: 'OVERDUE', daysLate: 1 }, '1 day late'],
    [{ status: 'OVERDUE', daysLate: 30 }, '30 days late'],
    [{ status: 'DUE', daysLate: 30, movedOn: '2027-03-02' }, 'Went into the new schedule on March 2, 2027'],
    [{ status: 'PAID', daysLate: 0, paidOn: '2027-01-12' }, 'Paid early, on January 12, 2027'],
    [{ status: 'PAID', daysLate: 0, paidOn: '2027-01-31' }, 'Paid on January 31, 2027'],
    [{ status: 'PAID', daysLate: 1, paidOn: '2027-02-01' }, 'Paid on February 1, 2027, 1 day late'],
    [{ status: 'PAID', daysLate: 30, paidOn: '2027-03-02' }, 'Paid on March 2, 2027, 30 days late'],
  ] as const)('that stands as %j reads %j', (standing, words) => {
    expect(standingWords({ dueDate, ...standing }, english)).toBe(words);
  });

  it('has no day any more where its loan is written off', () => {
    const words = (status: InstallmentStatus, daysLate = 0) =>
      standingWords({ dueDate, status, daysLate }, english, true);
    expect([words('UPCOMING'), words('DUE'), words('OVERDUE', 91)]).toEqual([
      'Still owed',
      'Still owed',
      '91 days late',
    ]);
  });

  it('reads so in Filipino', () => {
    setLanguage('fil');
    const filipino = { servicing: loanTexts.fil, payment: paymentTexts.fil };
    const words = standingWords({ dueDate, status: 'PAID', daysLate: 3, paidOn: '2027-02-03' }, filipino);
    expect(words).toBe('Binayaran noong Pebrero 3, 2027, huli nang 3 araw');
    setLanguage('en');
  });
});

it('asks for no more of a penalty than what is left of it after a waiver', () => {
  expect(penaltyToPay({ penalty: 904.55, forgiven: 0 })).toBe(904.55);
  expect(penaltyToPay({ penalty: 904.55, forgiven: 853.35 })).toBe(51.2);
  expect(penaltyToPay({ penalty: 904.55, forgiven: 904.55 })).toBe(0);
});

it('counts what was paid early of a schedule that was replaced as a part of what the loan costs', () => {
  const schedule = [
    { amount: 17_067, penalty: 51.2, forgiven: 51.2 },
    { amount: 17_065, penalty: 10, forgiven: 0 },
  ] as InstallmentStandingDto[];

  expect(costInAll({ schedule, paidBeforeChange: 5_000 })).toBe(39_142);
  expect(costInAll({ schedule })).toBe(34_142);
});

it('heads a statement with what is owed, or with the credit that was paid too much', () => {
  const asOf = '2027-09-20';
  expect(balanceInAll({ asOf, closingBalance: 735.81 }, statementTexts.en)).toEqual({
    label: 'Owed on September 20, 2027',
    value: 735.81,
  });
  expect(balanceInAll({ asOf, closingBalance: -598.94 }, statementTexts.en)).toEqual({
    label: 'Your credit on September 20, 2027',
    value: 598.94,
  });
});

it('tells in Filipino of what is owed up to its day, and not of a day long past', () => {
  expect(statementTexts.fil.owed('Setyembre 20, 2027')).toBe('Utang hanggang Setyembre 20, 2027');
});

it('rounds the limits of being late down to what the currency has coins for, as they are kept', () => {
  const penaltyRules = { graceDays: 3, dailyPercent: 0.3, lateChargePercent: 5, capPercent: 25 };
  const loan = { loanAmountXR: 282_345, selectedCurrency: 'JPY', penaltyRules };
  const later = { ...loan, penaltyRules: { ...penaltyRules, lifeCapPercent: 15 } };
  expect(lateLimits(later)).toEqual({ ofYear: 70_586, ofLife: 42_351 });
  expect(lateLimits({ ...later, selectedCurrency: 'PHP' })).toEqual({ ofYear: 70_586.25, ofLife: 42_351.75 });
  expect(lateLimits(loan)).toEqual({ ofYear: 70_586.25, ofLife: 0 });
});
