/** What is no digit and no letter, and letters that nobody sees, such as the fillers of Hangul. */
const UNCOUNTED = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;
/** Capitals of Cyrillic and Greek that nobody can tell from Latin ones, each before the one that it looks like. */
const LOOK_ALIKES = new Map(
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT УY ХX ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map(([letter = '', latin = '']) => [letter, latin]),
);
/** A mobile number of the Philippines, as it is dialled at home, from abroad, or behind the code that a form shows. */
const MOBILE = /^(?:(?:00)?63)?0?(9\d{9})$/;

/**
 * A number as it counts when two are compared: however it was typed, with blanks, hyphens and dots or without, and by what
 * whoever reads it sees.
 */
export function comparableNumber(number: string): string {
  const letters = number.normalize('NFKD').toUpperCase().replace(UNCOUNTED, '');
  return Array.from(letters, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

/** The same for the number of an account. That of an e-wallet is a mobile number, which is one however it was written. */
export function comparableAccount(number: string): string {
  return comparableNumber(number).replace(MOBILE, '63$1');
}
