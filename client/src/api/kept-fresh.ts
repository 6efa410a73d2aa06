import { useEffect, useSyncExternalStore } from 'react';
import { manilaDay } from '../lib/manila-day';

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
