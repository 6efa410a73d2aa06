import type { InstallmentStandingDto } from '@pautang/sdk';
import { paymentTexts } from '../../texts/payment';
import { daysUntil, overduePayment, paymentOfDay, statusInPicture, upcomingPayment } from './due-day';

it.each([
  ['2027-01-12', '12 days left', '12 araw pa'],
  ['2027-01-01', '1 day left', '1 araw pa'],
  ['2026-12-31', 'today', 'ngayong araw'],
  ['2026-12-30', '1 day late', '1 araw nang huli'],
  ['2026-11-30', '31 days late', '31 araw nang huli'],
])('a payment due on %s is, on December 31, %s', (due, english, filipino) => {
  expect(daysUntil(due, '2026-12-31', paymentTexts.en)).toBe(english);
  expect(daysUntil(due, '2026-12-31', paymentTexts.fil)).toBe(filipino);
});

describe('the oldest payment', () => {
  const nextPayment = { installmentNumber: 2, dueDate: '2026-12-31', amount: 17_067 };

  it('is overdue from the day after its due day', () => {
    expect(overduePayment({ nextPayment, asOf: '2026-12-31' })).toBeUndefined();
    expect(overduePayment({ nextPayment, asOf: '2027-01-01' })).toBe(nextPayment);
  });

  it('is not overdue on the banking day that keeps its due day', () => {
    const kept = { ...nextPayment, keptUntil: '2027-01-02' };
    expect(overduePayment({ nextPayment: kept, asOf: '2027-01-02' })).toBeUndefined();
    expect(overduePayment({ nextPayment: kept, asOf: '2027-01-03' })).toBe(kept);
  });

  it('is not overdue where there is none', () => {
    expect(overduePayment({ asOf: '2027-01-01' })).toBeUndefined();
  });
});

describe('the day of what is to be paid', () => {
  const nextPayment = { installmentNumber: 2, dueDate: '2026-12-31', amount: 17_067 };

  it('is that of the next payment, and of the oldest one where that is due', () => {
    expect(paymentOfDay({ amountDue: 0, nextPayment, asOf: '2026-12-01' })).toBe(nextPayment);
    expect(paymentOfDay({ amountDue: 17_067, nextPayment, asOf: '2026-12-31' })).toBe(nextPayment);
    expect(paymentOfDay({ amountDue: 17_500, nextPayment, asOf: '2027-01-05' })).toBe(nextPayment);
  });

  it('is none where penalties of before a new schedule are due now, and the next payment later', () => {
    expect(paymentOfDay({ amountDue: 520, nextPayment, asOf: '2026-12-01' })).toBeUndefined();
  });
});

describe('the payment that comes next', () => {
  const standing = (
    installmentNumber: number,
    status: InstallmentStandingDto['status'],
    outstanding: number,
  ) =>
    ({
      installmentNumber,
      status,
      outstanding,
      dueDate: `2027-0${installmentNumber}-12`,
    }) as InstallmentStandingDto;

  it('is the first that is not due yet, with what is left of it', () => {
    const schedule = [standing(1, 'PAID', 0), standing(2, 'OVERDUE', 900), standing(3, 'UPCOMING', 450)];
    expect(upcomingPayment(schedule)).toEqual({ installmentNumber: 3, dueDate: '2027-03-12', amount: 450 });
  });

  it('is not there when all are due or paid', () => {
    expect(upcomingPayment([standing(1, 'PAID', 0), standing(2, 'DUE', 900)])).toBeUndefined();
  });
});

it('of a loan that was written off nothing is due on a day in a picture', () => {
  const pictured = (isWrittenOff: boolean) =>
    (['UPCOMING', 'DUE', 'OVERDUE', 'PAID'] as const).map((status) => statusInPicture(status, isWrittenOff));
  expect(pictured(true)).toEqual(['UPCOMING', 'UPCOMING', 'OVERDUE', 'PAID']);
  expect(pictured(false)).toEqual(['UPCOMING', 'DUE', 'OVERDUE', 'PAID']);
});
