import { HOUR_MILLISECONDS } from '../../platform/calendar';
import type { Clock } from '../../platform/clock/clock';

const LIFETIME_MILLISECONDS = HOUR_MILLISECONDS;

/** Until when a withdrawal request that is made now waits for its code. */
export function endOfNewRequest(): Date {
  return new Date(Date.now() + LIFETIME_MILLISECONDS);
}

/** From when until when it waits, by the business day, as every date that one reads; it ends by the machine's time. */
export function shownTimes(clock: Clock, offsetDays: number, endsAt: Date) {
  const end = endsAt.getTime();
  return { askedAt: clock.at(offsetDays, end - LIFETIME_MILLISECONDS), expiresAt: clock.at(offsetDays, end) };
}
