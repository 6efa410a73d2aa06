import fc from 'fast-check';
import { addDays, daysBetween } from '../calendar';
import { scoreEntriesOf } from '../credit-score';
import { type History, histories } from '../testing/histories';
import { contractOf, kept, payment } from '../testing/loans';
import { expectSame } from '../testing/same-as-model';
import { checkpointOf, nextEventOn } from './checkpoint';
import type { Allocation, LoanPosition, ReceivedPayment } from './contract';
import { positionOf } from './position';
import { playLoan, resumeLoan, serviceLoan } from './service-loan';

/** As it comes out of a database. */

/** What each payment pays: of a resumed loan what it tells, and of the payments it does not know what they paid before. */
function overlaid(before: readonly Allocation[], { allocations, credits }: LoanPosition): string[] {
  const told = new Set([...allocations, ...credits].map(({ paymentId }) => paymentId));
  const parts = [...before.filter(({ paymentId }) => !told.has(paymentId)), ...allocations];
  return parts.map((part) => JSON.stringify(part)).sort();
}

function inOrder({ payments, asOf }: History): ReceivedPayment[] {
  return payments
    .filter(({ paidOn }) => paidOn <= asOf)
    .sort((one, other) => daysBetween(other.paidOn, one.paidOn));
}

describe('a loan that is gone on with from a checkpoint', () => {
  it('stands where it stands when it is played through from its first day, however often it is put down', () => {
    fc.assert(
      fc.property(histories, fc.array(fc.nat(), { maxLength: 5 }), (history, cuts) => {
        const { contract, asOf } = history;
        const payments = inOrder(history);
        const charges: unknown[] = [];
        let known = 0;
        let loan = playLoan(contract, [], contract.startsOn);
        let allocations: readonly Allocation[] = [];
        for (const cut of [...cuts, Infinity]) {
          const isLast = cut === Infinity;
          const upTo = isLast ? payments.length : known + (cut % (payments.length - known + 1));
          const from = laterOf(kept(checkpointOf(loan)).on, payments[upTo - 1]?.paidOn);
          const until = isLast ? asOf : (payments[upTo]?.paidOn ?? asOf);
          const on = isLast ? asOf : addDays(from, cut % (daysBetween(from, until) + 1));
          loan = resumeLoan(kept(checkpointOf(loan)), payments.slice(known, upTo), on);
          known = upTo;
          const position = positionOf(loan, on);
          charges.push(...position.charges);
          const whole = playLoan(contract, payments.slice(0, upTo), on);
          const expected = positionOf(whole, on);
          expectSame(overlaid(allocations, position), overlaid([], expected));
          allocations = expected.allocations;
          const { charges: _, allocations: __, credits: ___, ...figures } = position;
          expectSame({ ...expected, ...figures }, expected);
          expectSame(charges, expected.charges);
          expectSame(checkpointOf(loan), checkpointOf(whole));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has no event before the day that it says', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, later) => {
        const { contract, asOf } = history;
        const payments = inOrder(history);
        const loan = playLoan(contract, payments, asOf);
        const next = nextEventOn(loan);
        const day = next ? addDays(asOf, later % daysBetween(asOf, next)) : addDays(asOf, 400);
        const [now, then] = [positionOf(loan, asOf), serviceLoan(contract, payments, day)];
        const walletMinor = new Map(
          contract.installments.map(({ dueOn }) => [dueOn, contract.principalMinor]),
        );
        const { principalMinor, policy } = contract;
        const scored = { principalMinor, graceDays: policy.graceDays, walletMinor };

        expectSame(then.charges, now.charges);
        expectSame(scoreEntriesOf(then, scored), scoreEntriesOf(now, scored));
      }),
      { numRuns: 500 },
    );
  });

  it('is as small after four years without a payment as its installments', () => {
    const contract = contractOf({ termMonths: 48 });
    const size = (day: string) => JSON.stringify(checkpointOf(playLoan(contract, [], day))).length;

    expect(size('2030-06-01')).toBeLessThan(14_000);
    expect(size('2040-06-01')).toBeLessThan(size('2030-06-01') * 1.2);
  });

  it('does not grow with the payments that cannot change any more', () => {
    const contract = contractOf();
    const payments = Array.from({ length: 500 }, (_, index) => ({
      ...payment(contract.startsOn, 30),
      id: `${index}`,
    }));
    const on = contract.installments[0]!.dueOn;

    expect(checkpointOf(playLoan(contract, payments, on)).receipts).toEqual([]);
  });

  it('says nothing about the days before it', () => {
    const contract = contractOf();
    const checkpoint = checkpointOf(playLoan(contract, [], '2026-03-01'));

    expect(() => resumeLoan(checkpoint, [], '2026-02-28')).toThrow(RangeError);
    expect(() => resumeLoan(checkpoint, [payment('2026-02-28', 1)], '2026-03-01')).toThrow(RangeError);
  });
});

describe('the next event', () => {
  const contract = contractOf({ termMonths: 3 });
  const [first, second] = contract.installments.map(({ dueOn }) => dueOn) as [string, string];
  const nextOf = (payments: readonly ReceivedPayment[], day: string) =>
    nextEventOn(playLoan(contract, payments, day));
  const whole = (paidOn: string) => payment(paidOn, 33_734);

  it.each([
    ['of a new loan is its first due day', [], contract.startsOn, first],
    ['of an unpaid installment is the day after the grace', [], first, addDays(first, 4)],
    ['of a late installment is each day', [], addDays(first, 9), addDays(first, 10)],
    ['of a loan paid in time is the next due day', [whole(first)], first, second],
    ['of a month that was paid ahead is its first day', [payment(first, 67_468)], first, addDays(first, 1)],
  ])('%s', (_, payments, day, next) => {
    expect(nextOf(payments, day)).toBe(next);
  });

  it('of a closed loan there is none', () => {
    expect(nextOf([payment(first, 200_000)], first)).toBeUndefined();
  });
});

function laterOf(one: string, other = one): string {
  return one > other ? one : other;
}
