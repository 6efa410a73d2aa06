import fc from 'fast-check';
import { changedHistories } from '../testing/changed-histories';
import { type History, histories } from '../testing/histories';
import { contractOf, kept, payment, RULES } from '../testing/loans';
import { checkpointOf } from './checkpoint';
import type { LoanEntry, ServicedContract } from './contract';
import { dayOf } from './officer-entries';
import { positionOf } from './position';
import { payMore } from './repayment-plan';
import { playLoan, serviceLoan } from './service-loan';
import { paidToday, type WayToPay } from './ways-to-pay';

function checkpointOn(contract: ServicedContract, payments: readonly LoanEntry[], on: string) {
  return kept(checkpointOf(playLoan(contract, payments, on)));
}

const START = '2026-01-15';
const [DUE, SECOND] = ['2026-02-15', '2026-03-15'];

describe('money that is paid today', () => {
  it('leaves no choice while it is no more than what is due', () => {
    const checkpoint = checkpointOn(contractOf(), [], DUE);

    expect(paidToday(checkpoint, DUE, 17_067_00)).toEqual({
      dueMinor: 17_067_00,
      beyondMinor: 0,
      creditMinor: 0,
      closes: false,
      ways: [],
    });
    expect(paidToday(checkpoint, DUE, 17_067_01).ways).toHaveLength(2);
  });

  it('pays first what is owed back, since it was used and its payment taken back', () => {
    const used = { id: 'used', kind: 'CREDIT_USE', enteredOn: DUE, amountMinor: 500_00 } as const;
    const day = '2026-02-25';
    const checkpoint = checkpointOn(contractOf(), [used], day);
    const { dueMinor, payoffMinor } = serviceLoan(contractOf(), [used], day);

    expect(paidToday(checkpoint, day, payoffMinor)).toMatchObject({ dueMinor, creditMinor: 0, closes: true });
    expect(paidToday(checkpoint, day, payoffMinor - 500_00).closes).toBe(false);
    const { usual } = payMore(checkpoint, day, { amountMinor: 100_00, rhythm: 'ONCE' });
    expect(usual.payments[0]).toMatchObject({ paidOn: day, amountMinor: dueMinor });
    expect(serviceLoan(contractOf(), [used, ...usual.payments], usual.endsOn)).toMatchObject({
      outstandingMinor: 0,
      creditMinor: 0,
    });
  });

  it('pays the next installments, with all their interest, or principal, with the interest that it saves', () => {
    const { ways } = paidToday(checkpointOn(contractOf(), [], DUE), DUE, 17_067_00 + 50_000_00);

    // Beyond the first, 50,000 are two installments of 17,067 and 15,866 of the fourth. As principal they settle the sixth
    // and the fifth with 16,665 and 16,667, and 16,668 are one peso more than the fourth has.
    expect(ways).toEqual([
      {
        pays: 'installments',
        savedMinor: 0,
        monthsEarlier: 0,
        endsOn: '2026-07-15',
        next: { on: '2026-05-15', amountMinor: 1_201_00 },
      },
      expect.objectContaining({
        pays: 'principal',
        monthsEarlier: 3,
        next: { on: SECOND, amountMinor: 17_067_00 },
      }),
    ]);
    expect(ways[1]?.savedMinor).toBe(1_200_00);
  });

  it('closes the loan from its payoff on, and more is credit', () => {
    const checkpoint = checkpointOn(contractOf(), [], START);
    const whole = paidToday(checkpoint, START, 100_000_00);

    expect(whole).toMatchObject({ closes: true, creditMinor: 0, ways: [] });
    expect(paidToday(checkpoint, START, 100_000_01)).toMatchObject({
      closes: true,
      creditMinor: 1,
      ways: [],
    });
    expect(paidToday(checkpoint, START, 99_999_99)).toMatchObject({ closes: false, creditMinor: 0 });
  });

  it('pays what is left of a loan that was written off, all of which is due, and leaves no choice', () => {
    const [DAY, LATER] = ['2026-06-01', '2026-06-10'];
    const written = { id: 'w', kind: 'WRITE_OFF' as const, enteredOn: DAY, amountMinor: 0 };
    const running = playLoan(contractOf(), [written], DAY);
    const { dueMinor } = positionOf(running, DAY);
    const checkpoint = checkpointOf(running);

    expect(dueMinor).toBeGreaterThan(100_000_00);
    for (const amountMinor of [1_000_00, dueMinor - 1]) {
      expect(paidToday(checkpoint, LATER, amountMinor)).toMatchObject({ dueMinor, beyondMinor: 0, ways: [] });
    }
    expect(paidToday(checkpoint, LATER, dueMinor + 5_00)).toEqual({
      dueMinor,
      beyondMinor: 5_00,
      creditMinor: 5_00,
      closes: true,
      ways: [],
    });
  });

  it('is followed by the next real payment, not by a rest that is too small to be asked for', () => {
    const contract = contractOf({ policy: { rules: RULES } });
    const paid = [payment(DUE, 17_067), payment(DUE, 17_066.5)];
    // Ten hundredths more; 40 or 50 of the second installment stay.
    const { ways } = paidToday(checkpointOn(contract, paid, DUE), DUE, 10);

    expect(ways.map(({ next }) => next)).toEqual([
      { on: '2026-04-15', amountMinor: 17_067_40 },
      { on: '2026-04-15', amountMinor: 17_067_50 },
    ]);
  });

  it('closes a loan of which all is due with all but a rest that nobody asks for', () => {
    const [LAST, contract] = ['2026-07-15', contractOf({ policy: { rules: RULES } })];
    const checkpoint = checkpointOn(contract, [payment(DUE, 85_335)], LAST);

    expect(paidToday(checkpoint, LAST, 17_064_01)).toMatchObject({
      dueMinor: 17_065_00,
      beyondMinor: 0,
      closes: true,
    });
    expect(paidToday(checkpoint, LAST, 17_064_00).closes).toBe(false);
  });

  it('is all credit once the loan is closed', () => {
    const closed = checkpointOn(contractOf(), [payment(START, 100_000)], START);

    expect(paidToday(closed, DUE, 5_00)).toMatchObject({
      dueMinor: 0,
      creditMinor: 5_00,
      closes: true,
      ways: [],
    });
  });

  it('says of each way what the rules then make of it', () => {
    const amounts = fc.integer({ min: 1, max: 150_000_00 });
    fc.assert(
      fc.property(histories, amounts, ({ contract, payments, asOf }: History, amountMinor) => {
        const checkpoint = checkpointOn(contract, payments, asOf);
        const said = paidToday(checkpoint, asOf, amountMinor);
        const outcomeOf = (pays: WayToPay) => {
          const more = { id: 'more', paidOn: asOf, amountMinor, isSettlement: pays === 'principal' };
          return serviceLoan(contract, [...payments, more], asOf);
        };
        for (const { pays, next } of said.ways) {
          const { installments } = outcomeOf(pays);
          const left = installments.find(({ status }) => status !== 'PAID');
          expect(next?.on).toBe(left?.dueOn);
        }
        expect(said.closes).toBe(outcomeOf('installments').closedOn !== undefined);
      }),
      { numRuns: 60 },
    );
  });

  it('says of each way when the next payment is, of loans whose schedule was changed as well', () => {
    const amounts = fc.integer({ min: 1, max: 150_000_00 });
    fc.assert(
      fc.property(changedHistories, amounts, ({ contract, entries: all, asOf }, amountMinor) => {
        const entries = all.filter((one) => dayOf(one) <= asOf);
        const checkpoint = checkpointOn(contract, entries, asOf);
        const { ways, dueMinor } = paidToday(checkpoint, asOf, amountMinor);
        for (const { pays, next } of ways) {
          const due = { id: 'due', paidOn: asOf, amountMinor: dueMinor, isSettlement: false };
          const more = {
            id: 'more',
            paidOn: asOf,
            amountMinor: amountMinor - dueMinor,
            isSettlement: pays === 'principal',
          };
          const paid = [...(dueMinor > 0 ? [due] : []), more];
          const { installments } = serviceLoan(contract, [...entries, ...paid], asOf);
          const left = installments.find(({ dueOn, status }) => dueOn > asOf && status === 'UPCOMING');
          expect(next?.on).toBe(left?.dueOn);
        }
      }),
      { numRuns: 100 },
    );
  });
});
