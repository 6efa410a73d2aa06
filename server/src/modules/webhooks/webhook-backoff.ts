const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** After each try that failed, in seconds: together a day, less a little. */
const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 10 * HOUR];
/** So that what failed together does not come back together. */
const SPREAD = 0.1;

/** How long to wait after so many tries that failed; undefined once it is given up. */
export function pauseMilliseconds(tries: number, random: () => number = Math.random): number | undefined {
  const seconds = PAUSES[tries - 1];
  return seconds === undefined ? undefined : seconds * 1000 * (1 - SPREAD + 2 * SPREAD * random());
}
