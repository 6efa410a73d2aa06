import type { LoanStatus } from '@pautang/sdk';
import { useEffect, useRef } from 'react';
import { refreshAll } from './query-client';

const waits: Partial<Record<LoanStatus, number>> = {
  PENDING: 3000,
  UNDER_REVIEW: 15_000,
  ON_HOLD: 15_000,
};

/**
 * How soon one looks again for the decision on an application, undefined where none is awaited: then a text that
 * staff wrote may stand in the status' place. With an officer it takes its time.
 */
export function decisionWaitMs(status: string | undefined): number | undefined {
  return status !== undefined && Object.hasOwn(waits, status) ? waits[status as LoanStatus] : undefined;
}

/** When the status of a loan changes while one looks, everything else that is known of the member is asked for anew. */
export function useDecisionNews(status: string | undefined): void {
  const known = useRef(status);
  useEffect(() => {
    const before = known.current;
    known.current = status;
    if (before !== undefined && status !== undefined && before !== status) void refreshAll();
  }, [status]);
}
