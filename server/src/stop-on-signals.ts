import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

/** A terminal and a script may both pass the same signal on. */
const SAME_SIGNAL_MILLISECONDS = 500;
/** As a shell says of a command that a signal ended. */
export const UNFINISHED = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** What a terminal sends to all that was started there: Ctrl-C, and that it is closed. */
const TERMINAL_SIGNALS = ['SIGINT', 'SIGHUP'] as const;

/**
 * Stops in order when the process is told to, and at once when it is told so again. A process of several is told by the
 * one that started them, not by the terminal.
 * @param codes how the process then says that it ended: well, unless it was to finish something
 * @returns what makes signals end the process at once again
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  codes: Readonly<Partial<Record<NodeJS.Signals, number>>> = {},
): () => void {
  let askedAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_SIGNAL_MILLISECONDS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    stop().then(
      () => process.exit(codes[signal] ?? 0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const onTerminal = cluster.isPrimary ? onSignal : () => undefined;
  process.on('SIGTERM', onSignal);
  for (const signal of TERMINAL_SIGNALS) process.on(signal, onTerminal);
  return () => {
    process.off('SIGTERM', onSignal);
    for (const signal of TERMINAL_SIGNALS) process.off(signal, onTerminal);
  };
}

/** Goes on after the work, or after so long without it. @returns whether the work was done */
export async function within(seconds: number, work: Promise<unknown>): Promise<boolean> {
  const done = new AbortController();
  const tooLong = pause(seconds * 1000, false, { signal: done.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), tooLong]);
  done.abort();
  return isDone;
}
