const SHOWN_CHARACTERS = 3;

/** The first three characters, then stars, as everywhere a number is shown (specification, section 9). */
export function masked(number: string): string {
  return number.slice(0, SHOWN_CHARACTERS) + '*'.repeat(Math.max(0, number.length - SHOWN_CHARACTERS));
}
