import type { Day } from '../calendar';
import type { ReceivedPayment } from './contract';

/** OPEN until its day is over; KEPT as soon as enough was paid, whenever that is recorded; else BROKEN. */
export const PROMISE_STATES = ['OPEN', 'KEPT', 'BROKEN', 'WITHDRAWN'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/** What a member said they would pay, and until when. Hundredths of the loan's currency. */
export interface PromiseToPay {
  readonly promisedOn: Day;
  readonly amountMinor: number;
  readonly isWithdrawn: boolean;
}

export interface PromiseStanding {
  readonly state: PromiseState;
  /** What was paid by the day that was named. */
  readonly paidMinor: number;
  /** The day by which it was enough. */
  readonly keptOn?: Day;
}

/**
 * What became of a promise, of all that is known today. A payment that is recorded late counts by its own day, and one that is
 * taken back does not count, so that what is said of a past day is true whenever it is read.
 * @param payments what was recorded since the promise was made and not taken back, in the order of their days
 * @param closedOn the day on which the loan was paid in full
 */
export function promiseStanding(
  { promisedOn, amountMinor, isWithdrawn }: PromiseToPay,
  payments: readonly Pick<ReceivedPayment, 'paidOn' | 'amountMinor'>[],
  today: Day,
  closedOn?: Day,
): PromiseStanding {
  let paidMinor = 0;
  let keptOn = closedOn !== undefined && closedOn <= promisedOn ? closedOn : undefined;
  for (const payment of payments) {
    if (payment.paidOn > promisedOn) continue;
    paidMinor += payment.amountMinor;
    const isEnough = paidMinor >= amountMinor;
    if (isEnough && (keptOn === undefined || payment.paidOn < keptOn)) keptOn = payment.paidOn;
  }
  if (isWithdrawn) return { state: 'WITHDRAWN', paidMinor };
  if (keptOn !== undefined) return { state: 'KEPT', paidMinor, keptOn };
  return { state: today > promisedOn ? 'BROKEN' : 'OPEN', paidMinor };
}
