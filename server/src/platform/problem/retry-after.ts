import { secondsUntilTomorrow } from '../calendar';

/** Says in how many seconds to try again, at least one. */
export function retryAfter(seconds: number) {
  return { headers: { 'retry-after': String(Math.max(Math.ceil(seconds), 1)) } };
}

/** For what is limited by the day of the Philippines. */
export function retryTomorrow() {
  return retryAfter(secondsUntilTomorrow(new Date()));
}
