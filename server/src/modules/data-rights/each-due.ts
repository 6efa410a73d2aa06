import type { Logger } from '@nestjs/common';
import { loggable } from '../../platform/loggable';

const AT_ONCE = 100;

type Find = (except: readonly string[], most: number) => Promise<readonly { readonly memberId: string }[]>;

/** Settles each member for whom something is due, some at a time. One that fails keeps no other from its turn. */
export async function eachDue(
  find: Find,
  settle: (memberId: string) => Promise<void>,
  logger: Logger,
): Promise<void> {
  const passed: string[] = [];
  for (;;) {
    const found = await find(passed, AT_ONCE);
    for (const { memberId } of found) {
      passed.push(memberId);
      await settle(memberId).catch((error: unknown) => logger.error(loggable(error)));
    }
    if (found.length < AT_ONCE) return;
  }
}
