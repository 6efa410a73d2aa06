import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/**
 * Where the clock goes back by less, ids stay in the order in which they were given. `ledger:verify` calls no id wrong
 * that is off by less than an hour.
 */
const KEPT_IN_ORDER_MILLISECONDS = 1_800_000;

/** Of the 32 bits that count, so that the count does not run out. */
const FIRST_COUNTS = 2 ** 31;

let last = { msecs: Number.NEGATIVE_INFINITY, seq: 0 };

/**
 * An id of version 7 (RFC 9562): it begins with the time of this server's clock, and is above the one that this server
 * gave before, unless the clock was set back far meanwhile. What a clock gave that was ahead stays alone ahead.
 */
export function newId(): string {
  const now = Date.now();
  const goesOn = now <= last.msecs && now > last.msecs - KEPT_IN_ORDER_MILLISECONDS;
  last = goesOn ? { ...last, seq: last.seq + 1 } : { msecs: now, seq: randomInt(FIRST_COUNTS) };
  return v7(last);
}

/** Before all ids that are given at this time, in milliseconds since 1970, or after it. */
export function firstIdAt(msecs: number): string {
  return v7({ msecs, seq: 0, random: new Uint8Array(16) });
}
