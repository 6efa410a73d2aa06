const SHOWN_CHARACTERS = 3;

/** The first three characters, then stars, as everywhere a number is shown (specification, section 9). */
export function masked(number: string): string {
  return [...number].map((character, index) => (index < SHOWN_CHARACTERS ? character : '*')).join('');
}
