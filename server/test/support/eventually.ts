import { setTimeout } from 'node:timers/promises';

const PATIENCE_MILLISECONDS = 40_000;
const PAUSE_MILLISECONDS = 50;

/** Tries until it holds, or until patience ends; then it fails as the last try did. */
export async function eventually<T>(holds: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(PAUSE_MILLISECONDS);
  }
}
