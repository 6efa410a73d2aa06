import type { LoanStatus } from '@pautang/sdk';

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
