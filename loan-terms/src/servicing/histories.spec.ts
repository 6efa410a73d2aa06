import fc from 'fast-check';
import { addDays } from '../calendar';
import { DailyModel, modelDay } from '../testing/daily-model';
import { type History, histories } from '../testing/histories';
import { sum } from '../testing/loans';
import { expectSame, expectSameAsModel } from '../testing/same-as-model';
import { BUCKETS, type Bucket, type InstallmentPosition, type LoanPosition } from './contract';
import { isStillOwed } from './position';
import { serviceLoan } from './service-loan';

/** Plays random lives of loans: payments on time, early, late, in part, reversed, and settlements. */
function forHistories(numRuns: number, check: (history: History, position: LoanPosition) => void): void {
  fc.assert(
    fc.property(histories, (history) => {
      check(history, serviceLoan(history.contract, history.payments, history.asOf));
    }),
    { numRuns },
  );
}

function owed(one: InstallmentPosition): Record<Bucket, number> {
  return {
    PENALTY: one.penaltyMinor,
    FEE: one.feeMinor,
    INTEREST: one.interestMinor,
    PRINCIPAL: one.principalMinor,
  };
}

function paidOf({ paid }: InstallmentPosition): number {
  return sum(BUCKETS.map((bucket) => paid[bucket]));
}

function byInstallment({ installments, allocations }: LoanPosition): Record<Bucket, number>[] {
  const paid = installments.map(() => ({ PENALTY: 0, FEE: 0, INTEREST: 0, PRINCIPAL: 0 }));
  for (const { installmentNumber, bucket, amountMinor } of allocations) {
    paid[installmentNumber - 1]![bucket] += amountMinor;
  }
  return paid;
}

describe('any history of a loan', () => {
  it('stands where a slow model says that lives through each day', () => {
    forHistories(2500, ({ contract, payments, asOf }, position) => {
      const model = new DailyModel(contract).play(payments, asOf);

      expectSameAsModel(position, model);
      expect([position.dueMinor, position.paidMinor]).toEqual([
        Number(model.owing((line) => line.dueDay <= modelDay(asOf))),
        Number(model.received - model.credit),
      ]);
    });
  });

  it('gives each hundredth of a payment one place, and none to what is not owed', () => {
    forHistories(1000, ({ payments, asOf }, position) => {
      const rest = new Map<string, number>();
      for (const { id, paidOn, amountMinor } of payments) if (paidOn <= asOf) rest.set(id, amountMinor);
      for (const { paymentId, amountMinor } of position.allocations) {
        rest.set(paymentId, rest.get(paymentId)! - amountMinor);
      }
      const rests = [...rest.values()];
      const paidTooMuch = position.installments.filter((one) => {
        const most = owed(one);
        return BUCKETS.some((bucket) => one.paid[bucket] > most[bucket]);
      });

      expect(rests.every((amount) => amount >= 0)).toBe(true);
      expect(position.creditMinor).toBe(sum(rests));
      expect(position.creditMinor > 0 && position.closedOn === undefined).toBe(false);
      expect(position.allocations.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
      expect(paidTooMuch).toEqual([]);
      expectSame(
        byInstallment(position),
        position.installments.map(({ paid }) => paid),
      );
    });
  });

  it('owes the schedule and the charges less the allocations, and nothing less than zero', () => {
    forHistories(400, ({ contract }, position) => {
      const { installments, charges, allocations } = position;
      const interestMinor = sum(installments.map((one) => one.interestMinor));
      const late = charges.filter(({ kind }) => kind === 'PENALTY' || kind === 'LATE_CHARGE');
      const owedMinor = contract.principalMinor + interestMinor + sum(late.map((row) => row.amountMinor));
      const agreedMinor = sum(contract.installments.map((one) => one.interestMinor));
      const { outstandingMinor, payoffMinor, dueMinor, creditMinor, rebateMinor, closedOn, restMinor } =
        position;
      const paidMinor = sum(allocations.map(({ amountMinor }) => amountMinor));

      expect(outstandingMinor).toBe(owedMinor - paidMinor - restMinor);
      expect(rebateMinor).toBe(agreedMinor - interestMinor);
      expect(Math.max(payoffMinor, dueMinor)).toBeLessThanOrEqual(outstandingMinor);
      expect(Math.min(payoffMinor, dueMinor, creditMinor, rebateMinor)).toBeGreaterThanOrEqual(0);
      expect(closedOn === undefined).toBe(outstandingMinor > 0);
      expect(!installments.some(isStillOwed)).toBe(outstandingMinor === 0);
    });
  });

  it('never charges above the cap of a contract year, and says what it does not charge', () => {
    forHistories(400, ({ contract }, { charges, installments }) => {
      const model = new DailyModel(contract);
      const years = new Map<number, number>();
      const costs = charges.filter(({ kind }) => !kind.startsWith('REST'));
      for (const { chargedOn, amountMinor } of costs) {
        const year = model.yearOf(modelDay(chargedOn));
        years.set(year, (years.get(year) ?? 0) + amountMinor);
      }

      expect(Math.max(0, ...years.values())).toBeLessThanOrEqual(contract.principalMinor / 4);
      expect(charges.filter(({ amountMinor, waivedMinor }) => amountMinor < 0 || waivedMinor < 0)).toEqual(
        [],
      );
      expect(sum(charges.map(({ waivedMinor }) => waivedMinor))).toBe(
        sum(installments.map(({ waivedMinor }) => waivedMinor)),
      );
    });
  });

  it('never charges penalties and late charges above the cap of its life, and leaves no rest that is not small', () => {
    forHistories(200, ({ contract, payments, asOf }, position) => {
      const { rules } = contract.policy;
      const all = serviceLoan(contract, payments, addDays(asOf, 500)).charges;
      const late = all.filter(({ kind }) => kind === 'PENALTY' || kind === 'LATE_CHARGE');
      const most = (contract.principalMinor * (rules?.lifeCapPercent ?? Infinity)) / 100;
      const rests = position.installments.map(
        (one) => sum(BUCKETS.map((bucket) => owed(one)[bucket])) - paidOf(one),
      );

      expect(sum(late.map(({ amountMinor }) => amountMinor))).toBeLessThanOrEqual(most);
      if (position.closedOn === undefined) expect(position.restMinor).toBe(0);
      else expect(Math.max(...rests)).toBeLessThan(Math.max(1, rules?.smallRestMinor ?? 0));
    });
  });

  it('is in whole coins, whatever it is', () => {
    forHistories(400, ({ contract }, position) => {
      const { coinMinor = 1 } = contract.policy.rules ?? {};
      const { payoffMinor, dueMinor, outstandingMinor, paidMinor, rebateMinor, charges, allocations } =
        position;
      const amounts = [payoffMinor, dueMinor, outstandingMinor, paidMinor, rebateMinor];
      const rows = [...charges, ...allocations].map(({ amountMinor }) => amountMinor);

      expect([...amounts, ...rows].filter((amount) => amount % coinMinor !== 0)).toEqual([]);
    });
  });

  it('closes with its payoff and leaves nothing, and with a hundredth less leaves a hundredth or a small rest', () => {
    forHistories(400, ({ contract, payments, asOf }, { payoffMinor, closedOn }) => {
      const { coinMinor = 1, smallRestMinor = 0 } = contract.policy.rules ?? {};
      if (closedOn !== undefined || coinMinor > 1) return;
      const until = payments.filter(({ paidOn }) => paidOn <= asOf);
      const paying = (amountMinor: number) => {
        const payoff = { id: 'payoff', paidOn: asOf, amountMinor, isSettlement: false };
        const position = serviceLoan(contract, [...until, payoff], asOf);
        return [position.closedOn, position.payoffMinor, position.creditMinor];
      };

      expect(paying(payoffMinor)).toEqual([asOf, 0, 0]);
      expect(paying(payoffMinor + 1)).toEqual([asOf, 0, 1]);
      if (smallRestMinor > 1) expect(paying(payoffMinor - smallRestMinor + 1)).toEqual([asOf, 0, 0]);
      else if (payoffMinor > 1) expect(paying(payoffMinor - 1)).toEqual([undefined, 1, 0]);
    });
  });

  it('is played again alike: the same at the end, and up to an earlier day the same charges', () => {
    forHistories(400, ({ contract, payments, asOf }, position) => {
      const earlier = addDays(asOf, -40);
      const byDay = [...payments].sort((one, other) => modelDay(one.paidOn) - modelDay(other.paidOn));

      expectSame(serviceLoan(contract, payments, asOf), position);
      expectSame(serviceLoan(contract, byDay, asOf), position);
      expectSame(
        serviceLoan(contract, payments, earlier).charges,
        position.charges.filter(({ chargedOn }) => chargedOn <= earlier),
      );
    });
  });
});
