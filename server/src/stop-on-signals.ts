import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

/** A terminal and a script may both pass the same signal on. */
const SAME_SIGNAL_MILLISECONDS = 500;

/**
 * Stops in order when the process is told to, and at once when it is told so again. A process of several is told by the
 * one that started them, not by the terminal.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_SIGNAL_MILLISECONDS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', cluster.isPrimary ? onSignal : () => undefined);
}

/** Goes on after the work, or after so long without it. @returns whether the work was done */
export async function within(seconds: number, work: Promise<unknown>): Promise<boolean> {
  const done = new AbortController();
  const tooLong = pause(seconds * 1000, false, { signal: done.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), tooLong]);
  done.abort();
  return isDone;
}
