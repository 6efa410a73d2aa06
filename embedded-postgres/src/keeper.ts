const LOOK_MS = 1_000;
const AFTER_FAILURE_MS = 2_000;

interface Kept {
  isRunning(): boolean;
  startAgain(): Promise<void>;
  log(line: string): void;
}

/**
 * Looks each second whether the server is there, and starts it again where it has ended by itself: killed, or without
 * room on its disk. While that fails it tries again.
 * @returns what ends the looking
 */
export function keepRunning({ isRunning, startAgain, log }: Kept): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const lookIn = (ms: number) => {
    timer = setTimeout(look, ms);
    // It keeps no process alive.
    timer.unref();
  };
  const look = async () => {
    let next = LOOK_MS;
    if (!isRunning()) {
      log('The embedded PostgreSQL has ended by itself, and is started again');
      await startAgain().catch((error: Error) => {
        log(error.message);
        next = AFTER_FAILURE_MS;
      });
    }
    if (!isOver) lookIn(next);
  };
  lookIn(LOOK_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
