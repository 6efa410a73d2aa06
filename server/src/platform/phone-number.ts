import { parsePhoneNumberFromString } from 'libphonenumber-js';

const HOME = 'PH';
const SEPARATORS = /[\s().-]/g;

/**
 * The digits that phone numbers are stored and compared by: those of E.164, without the plus. 0917… is 63917…, and so
 * are +63 917…, 0063917… and 630917…. Only a leading zero makes a number a Philippine one that was dialled at home:
 * any other begins with the code of its country, so a foreign number is never taken for a Philippine one. What is no
 * valid number stays the digits that it is.
 */
export function canonicalPhone(typed: string): string {
  const plain = typed.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(plain)) return typed;
  const isHome = /^0[^0]/.test(plain);
  const international = `+${plain.replace(/^(\+|00)/, '')}`;
  const number = parsePhoneNumberFromString(isHome ? plain : international, HOME);
  return number?.isValid() ? number.number.slice(1) : plain.replace(/^\+/, '');
}

/** What staff read of a stored one: where an account was closed stands what is no number, and they read none. */
export function toldPhone(stored: string): string {
  return /^\d/.test(stored) ? stored : '';
}

/** How a number may be stored: as it was typed, where it was kept apart from another one of the same digits, or canonical. */
export function storedForms(typed: string): [asTyped: string, canonical: string] {
  return [typed, canonicalPhone(typed)];
}

/** Of the rows whose number is one of the stored forms: the one with these very digits, else the canonical one. */
export function rowOfNumber<Row extends { readonly phoneNumber: string }>(
  rows: readonly Row[],
  typed: string,
): Row | undefined {
  return rows.find(({ phoneNumber }) => phoneNumber === typed) ?? rows[0];
}

/** Whether someone means the stored number by what was typed. */
export function isNumber(stored: string, typed: string): boolean {
  return stored === typed || storedForms(typed).includes(stored);
}
