import { secondsUntilTomorrow } from '../calendar';
import type { Words } from '../language/sentence';

/** Says in how many seconds to try again, at least one. */
export function retryAfter(seconds: number) {
  return { headers: { 'retry-after': String(Math.max(Math.ceil(seconds), 1)) } };
}

/** The sentence of a wait: that of one minute, or that of several. */
export function inMinutes(seconds: number, one: Words, several: (minutes: string) => Words): Words {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? several(String(minutes)) : one;
}

/** For what is limited by the day of the Philippines. */
export function retryTomorrow() {
  return retryAfter(secondsUntilTomorrow(new Date()));
}
