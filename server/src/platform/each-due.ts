import type { Logger } from '@nestjs/common';
import { loggable } from './loggable';

const AT_ONCE = 100;

/**
 * Does the work for each that is due, some at a time. One that fails keeps no other from its turn.
 * @param keyOf by which one that had its turn is left out
 */
export async function eachDue<Due>(
  find: (except: readonly string[], most: number) => Promise<readonly Due[]>,
  keyOf: (due: Due) => string,
  work: (due: Due) => Promise<unknown>,
  logger: Logger,
): Promise<void> {
  const passed: string[] = [];
  for (;;) {
    const found = await find(passed, AT_ONCE);
    for (const due of found) {
      passed.push(keyOf(due));
      await work(due).catch((error: unknown) => logger.error(loggable(error)));
    }
    if (found.length < AT_ONCE) return;
  }
}
