import { randomInt } from 'node:crypto';

/** Digits that nobody can foresee, leading zeros included. */
export function randomDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
