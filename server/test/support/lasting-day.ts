import { setTimeout } from 'node:timers/promises';
import { secondsUntilTomorrow } from '../../src/platform/calendar';

/** A test may take so long from where it makes its members, or moves the day, to its end. */
const LONGEST_SECONDS = 20;

/** Whoever comes shortly before midnight in the Philippines waits for the next day, so that none changes in a test's middle. */
export async function lastingDay(seconds = LONGEST_SECONDS): Promise<void> {
  const left = secondsUntilTomorrow(new Date());
  if (left < seconds) await setTimeout(left * 1000);
}
