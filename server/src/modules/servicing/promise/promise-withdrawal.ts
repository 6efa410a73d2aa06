import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { auditValues } from '../../../platform/audit/audit.service';
import { eventValues } from '../../../platform/events/events';
import { withdrawPromise } from './promise.sql';
import { promiseEvent, type ToldPromise } from './promise-event';

/** Takes an open promise back, tells others, and leaves an audit row. The caller holds the loan. */
export function takePromiseBack(
  tx: EntityManager,
  actorId: string,
  by: 'MEMBER' | 'STAFF',
  promise: ToldPromise,
): void {
  const { memberId, id, loanNumber, promisedOn, amountMinor, at } = promise;
  withdrawPromise.ahead(
    tx,
    memberId,
    id,
    at,
    ...eventValues(promiseEvent('loan.promise.withdrawn', promise)),
    ...auditValues({
      actorId,
      action: 'PROMISE_WITHDRAWN',
      subject: `loan ${loanNumber}`,
      memberId,
      before: { promisedOn, amount: toMajor(amountMinor), by },
    }),
  );
}
