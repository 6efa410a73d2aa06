import { fromDayNumber } from '../calendar';
import { BUCKETS, type LoanPosition } from '../servicing/contract';
import type { DailyModel } from './daily-model';

/** jest compares thousands of rows slowly, so it only has to explain a difference. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

/** Charge by charge, what is paid of each installment, and what is left of it all. */
export function expectSameAsModel(position: LoanPosition, model: DailyModel): void {
  const dayOf = (day: number | undefined) => (day === undefined ? undefined : fromDayNumber(day));
  expectSame(
    position.charges,
    model.rows.map(({ installmentNumber, kind, day, amount, waived }) => ({
      installmentNumber,
      kind,
      chargedOn: fromDayNumber(day),
      amountMinor: Number(amount),
      waivedMinor: Number(waived),
    })),
  );
  expectSame(
    position.installments.map(({ paid }) => BUCKETS.map((bucket) => paid[bucket])),
    model.lines.map(({ paid }) => BUCKETS.map((bucket) => Number(paid[bucket]))),
  );
  expectSame(
    {
      payoff: position.payoffMinor,
      outstanding: position.outstandingMinor,
      credit: position.creditMinor,
      closed: position.closedOn,
      writtenOff: position.writtenOffOn,
    },
    {
      payoff: Number(model.closedOn === undefined ? model.payoff() : 0n),
      outstanding: Number(model.owing()),
      credit: Number(model.credit),
      closed: dayOf(model.closedOn),
      writtenOff: dayOf(model.writtenOffOn),
    },
  );
}
