import fc from 'fast-check';
import { addDays } from '../calendar';
import { DailyModel } from '../testing/daily-model';
import { type History, histories } from '../testing/histories';
import { contractOf } from '../testing/loans';
import { checkpointOf } from './checkpoint';
import type { CreditUse, LoanEntry, LoanPosition, ReceivedPayment } from './contract';
import { positionOf } from './position';
import { playLoan, resumeLoan, serviceLoan } from './service-loan';

const CONTRACT = contractOf({ principalMinor: 1_000_000, termMonths: 2, startsOn: '2027-01-15' });
const paid = (id: string, paidOn: string, amountMinor: number): ReceivedPayment => {
  return { id, paidOn, amountMinor, isSettlement: false };
};
const used = (enteredOn: string, amountMinor: number, id = `use of ${amountMinor}`): CreditUse => {
  return { id, kind: 'CREDIT_USE', enteredOn, amountMinor };
};
const at = (entries: readonly LoanEntry[], asOf: string) => serviceLoan(CONTRACT, entries, asOf);
const sum = (parts: readonly { readonly amountMinor: number }[]) =>
  parts.reduce((whole, { amountMinor }) => whole + amountMinor, 0);
/** What stays of a position when credit is used. */
const standing = ({ charges, allocations, installments, paidMinor, closedOn }: LoanPosition) => {
  return { charges, allocations, installments, paidMinor, closedOn };
};

describe('credit that is given back', () => {
  const PAYOFF = at([], '2027-01-20').payoffMinor;
  const closing = paid('1', '2027-01-20', PAYOFF + 300);
  const again = paid('2', '2027-01-25', 5_000);

  it('leaves the loan as it is, and is taken from the last payments', () => {
    const before = at([closing, again], '2027-02-01');
    const after = at([closing, again, used('2027-02-01', 5_100)], '2027-02-01');

    expect(before).toMatchObject({ creditMinor: 5_300, uses: [], owedBackMinor: 0 });
    expect(after).toMatchObject({ creditMinor: 200, owedBackMinor: 0, payoffMinor: 0 });
    expect(after.uses).toEqual([
      { paymentId: '1', amountMinor: 100 },
      { paymentId: '2', amountMinor: 5_000 },
    ]);
    expect(after.credits).toEqual([{ paymentId: '1', amountMinor: 200 }]);
    expect(standing(after)).toEqual(standing(before));
  });

  it('is not yet gone on the day before, and what is paid afterwards is credit again', () => {
    const entries = [closing, used('2027-02-01', 300), paid('3', '2027-02-02', 700)];

    expect(at(entries, '2027-01-31')).toMatchObject({ creditMinor: 300, uses: [] });
    expect(at(entries, '2027-02-01')).toMatchObject({ creditMinor: 0 });
    expect(at(entries, '2027-02-02')).toMatchObject({
      creditMinor: 700,
      uses: [{ paymentId: '1', amountMinor: 300 }],
    });
  });

  it('is owed again where the payment that closed the loan is taken back', () => {
    const open = at([again, used('2027-02-01', 5_000)], '2027-02-01');

    expect(open).toMatchObject({ paidMinor: 0, creditMinor: 0, owedBackMinor: 0 });
    expect(open.closedOn).toBeUndefined();
    expect(open.payoffMinor).toBe(at([], '2027-02-01').payoffMinor);
  });

  it('is owed back where no payment holds it, and a later payment pays it first', () => {
    const alone = [used('2027-02-01', 300)];
    const without = at([], '2027-02-10');
    const after = at(alone, '2027-02-10');
    const later = at([...alone, paid('4', '2027-02-10', 1_300)], '2027-02-10');

    expect(after).toMatchObject({
      owedBackMinor: 300,
      payoffMinor: without.payoffMinor + 300,
      dueMinor: without.dueMinor + 300,
      outstandingMinor: without.outstandingMinor + 300,
    });
    expect(later).toMatchObject({
      owedBackMinor: 0,
      paidMinor: 1_000,
      outstandingMinor: without.outstandingMinor - 1_000,
    });
    expect(later.uses).toEqual([{ paymentId: '4', amountMinor: 300 }]);
    const paidOff = at([...alone, paid('4', '2027-02-10', after.payoffMinor)], '2027-02-10');
    expect(paidOff).toMatchObject({ closedOn: '2027-02-10', creditMinor: 0, owedBackMinor: 0 });
  });

  it('needs the whole history: a checkpoint says so, and goes on from what is owed back', () => {
    const entries = [used('2027-02-01', 300)];
    const checkpoint = checkpointOf(playLoan(CONTRACT, entries, '2027-02-05'));
    const payment = paid('4', '2027-02-10', 1_300);
    const resumed = positionOf(resumeLoan(checkpoint, [payment], '2027-02-10'), '2027-02-10');

    expect(() => resumeLoan(checkpoint, entries, '2027-02-10')).toThrow(RangeError);
    expect(resumed.uses).toEqual([{ paymentId: '4', amountMinor: 300 }]);
    expect({ ...resumed, uses: [], charges: [] }).toEqual({
      ...at([...entries, payment], '2027-02-10'),
      uses: [],
      charges: [],
    });
  });
});

describe('credit in any history of a loan', () => {
  interface Used extends History {
    readonly entries: readonly LoanEntry[];
    readonly uses: readonly CreditUse[];
    readonly before: LoanPosition;
  }

  /** Pays each loan off and too much, then uses some of the credit, twice. */
  const overpaid = fc
    .record({
      history: histories,
      tooMuch: fc.integer({ min: 1, max: 90_000 }),
      again: fc.integer({ min: 1, max: 50_000 }),
      parts: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      days: fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 })),
    })
    .map(({ history: { contract, payments, asOf }, tooMuch, again, parts, days }): Used => {
      const { coinMinor = 1 } = contract.policy.rules ?? {};
      const until = payments.filter(({ paidOn }) => paidOn <= asOf);
      const { payoffMinor } = serviceLoan(contract, until, asOf);
      const closing = paid('closing', asOf, payoffMinor + tooMuch * coinMinor);
      const later = paid('again', addDays(asOf, 3), again * coinMinor);
      const all = [...until, closing, later];
      const end = addDays(asOf, 100);
      const before = serviceLoan(contract, all, end);
      const uses: CreditUse[] = [];
      let left = before.creditMinor;
      for (const [index, part] of parts.entries()) {
        const amountMinor = Math.floor((left * part) / coinMinor) * coinMinor;
        if (amountMinor > 0) uses.push(used(addDays(asOf, 4 + days[index]!), amountMinor, `use ${index}`));
        left -= amountMinor;
      }
      return { contract, payments: all, asOf: end, entries: [...all, ...uses], uses, before };
    });
  const forUsed = (numRuns: number, check: (one: Used) => void) =>
    fc.assert(fc.property(overpaid, check), { numRuns });

  it('is less by what was used, and nothing else changes, as in the model that lives through each day', () => {
    forUsed(400, ({ contract, entries, asOf, uses, before }) => {
      const after = serviceLoan(contract, entries, asOf);
      const model = new DailyModel(contract).play(entries, asOf);

      expect(after.creditMinor).toBe(Number(model.credit));
      expect(after.paidMinor).toBe(Number(model.received - model.credit));
      expect(sum(after.uses)).toBe(sum(uses));
      expect([after.owedBackMinor, after.payoffMinor]).toEqual([0, 0]);
      expect(JSON.stringify(standing(after))).toBe(JSON.stringify(standing(before)));
    });
  });

  it('loses no hundredth, whichever payment is taken back', () => {
    forUsed(80, ({ contract, payments, uses, asOf }) => {
      for (const gone of payments) {
        const standingOnes = payments.filter((payment) => payment !== gone);
        const after = serviceLoan(contract, [...standingOnes, ...uses], asOf);
        const paidIn = sum(standingOnes);

        expect(after.paidMinor + after.creditMinor + sum(after.uses)).toBe(paidIn);
        expect(sum(after.uses) + after.owedBackMinor).toBe(sum(uses));
        expect(after.owedBackMinor > 0 && paidIn > sum(after.uses)).toBe(false);
        // The same as if what is left of the payments had been all.
        const left = standingOnes.map((payment) => {
          const part = after.uses.find(({ paymentId }) => paymentId === payment.id)?.amountMinor ?? 0;
          return { ...payment, amountMinor: payment.amountMinor - part };
        });
        const lowered = serviceLoan(
          contract,
          left.filter(({ amountMinor }) => amountMinor > 0),
          asOf,
        );
        expect(JSON.stringify(standing(after))).toBe(JSON.stringify(standing(lowered)));
      }
    });
  });
});
