import { toMajor } from '@pautang/loan-terms';
import type { PROMISE_EVENTS } from '../../../platform/events/event-types';
import type { NewEvent } from '../../../platform/events/events';

export interface ToldPromise {
  readonly memberId: string;
  readonly loanNumber: string;
  readonly currency: string;
  readonly id: string;
  readonly promisedOn: string;
  readonly amountMinor: number;
  readonly at: Date;
}

/** What became of a promise, as others are told. */
export function promiseEvent(type: (typeof PROMISE_EVENTS)[number], promise: ToldPromise): NewEvent {
  const { memberId, loanNumber, currency, id: promiseId, promisedOn, amountMinor, at } = promise;
  return {
    type,
    memberId,
    data: { loanNumber, promiseId, promisedOn, currency, amount: toMajor(amountMinor) },
    at,
  };
}
