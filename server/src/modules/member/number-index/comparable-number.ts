/** What is no digit and no letter, and letters that nobody sees, such as the fillers of Hangul. */
const UNCOUNTED = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;
/** Capitals of Cyrillic and Greek that nobody can tell from Latin ones, each before the one that it looks like. */
const LOOK_ALIKES = new Map(
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT УY ХX ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map(([letter = '', latin = '']) => [letter, latin]),
);

/**
 * A number as it counts when two are compared: however it was typed, with blanks, hyphens and dots or without, and by what
 * whoever reads it sees.
 */
export function comparableNumber(number: string): string {
  const letters = number.normalize('NFKD').toUpperCase().replace(UNCOUNTED, '');
  return Array.from(letters, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}
