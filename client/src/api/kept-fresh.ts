import type { LoanStatus } from '@pautang/sdk';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { manilaDay } from '../lib/manila-day';
import { refreshAll } from './query-client';

/** For what moves on by itself: asked for anew by each screen, and when one comes back to the page or the network does. */
export const keptFresh = {
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

const lookMs = 30_000;

function watchTheDay(listener: () => void): () => void {
  const timer = setInterval(listener, lookMs);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const today = () => manilaDay(Date.now());

interface OfSomeDay {
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** Asks anew once the day has turned in the Philippines: what is due, and what settles a loan, counts for one day. */
export function useFreshEachDay({ dataUpdatedAt, refetch }: OfSomeDay): void {
  const day = useSyncExternalStore(watchTheDay, today);
  const isOld = dataUpdatedAt > 0 && manilaDay(dataUpdatedAt) !== day;
  useEffect(() => {
    if (!isOld) return;
    const ask = () => void refetch();
    ask();
    // One that fails is followed by another.
    return watchTheDay(ask);
  }, [isOld, refetch]);
}

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
