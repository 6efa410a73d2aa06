const SIGNS = /[^\p{L}\p{N}]/gu;

/** A number as it counts when two are compared: however it was typed, with blanks, hyphens and dots or without. */
export function comparableNumber(number: string): string {
  return number.normalize('NFKC').toUpperCase().replace(SIGNS, '');
}
