import { HOUR_MILLISECONDS } from '../../platform/calendar';
import type { Clock } from '../../platform/clock/clock';
import { firstIdAt } from '../../platform/new-id';

const LIFETIME_MILLISECONDS = HOUR_MILLISECONDS;
/** So far apart may the clocks of servers be. */
const CLOCKS_MILLISECONDS = HOUR_MILLISECONDS;

/** Until when a withdrawal request that is made now waits for its code. */
export function endOfNewRequest(): Date {
  return new Date(Date.now() + LIFETIME_MILLISECONDS);
}

/** Below it stand requests alone that wait no more: whoever looks through the open ones need not pass them all. */
export function firstIdOfWaiting(): string {
  return firstIdAt(Date.now() - LIFETIME_MILLISECONDS - CLOCKS_MILLISECONDS);
}

/** From when until when it waits, by the business day, as every date that one reads; it ends by the machine's time. */
export function shownTimes(clock: Clock, offsetDays: number, endsAt: Date) {
  const end = endsAt.getTime();
  return { askedAt: clock.at(offsetDays, end - LIFETIME_MILLISECONDS), expiresAt: clock.at(offsetDays, end) };
}
