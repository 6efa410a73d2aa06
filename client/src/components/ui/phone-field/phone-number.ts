import { countryOfDigits, type DialCountry } from '../country-picker/dial-codes';

const maxPhoneDigits = 15;

// In these countries the leading zero belongs to the number; elsewhere it is only dialled inside the country.
const keepsZero = new Set(['IT', 'SM', 'VA']);

const philippineDigits = 10;

export interface TypedNumber {
  country: DialCountry;
  national: string;
  /** The beginning of a number as long as it says nothing yet: a '+' whose digits name no country, or one zero. */
  opening: string;
}

function withoutRepeatedDial(digits: string, { code, dial }: DialCountry): string {
  const isTooLong = code === 'PH' && digits.length > philippineDigits;
  return isTooLong && digits.startsWith(dial) ? digits.slice(dial.length) : digits;
}

function numberOf(country: DialCountry, digits: string): TypedNumber {
  const national = keepsZero.has(country.code) ? digits : digits.replace(/^0+/, '');
  return { country, national: national.slice(0, maxPhoneDigits - country.dial.length), opening: '' };
}

/** The digits behind a '+', whatever unseen came along with it from an address book, or behind the 00 that is dialled for it. */
function internationalDigits(typed: string, digits: string): string | undefined {
  if (/^\D*\+/.test(typed)) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
}

/** What was typed or pasted beside the country: the national digits, and another country after '+' or 00. */
export function readTyped(typed: string, country: DialCountry): TypedNumber {
  const digits = typed.replace(/\D/g, '');
  const international = internationalDigits(typed, digits);
  if (international === undefined) {
    const number = numberOf(country, withoutRepeatedDial(digits, country));
    return { ...number, opening: number.national === '' ? digits : '' };
  }
  const named = countryOfDigits(international);
  if (named) return numberOf(named, international.slice(named.dial.length));
  return { country, national: '', opening: `+${international.slice(0, maxPhoneDigits)}` };
}

/** 9170000010 as '917 000 0010', also while it grows; numbers of other countries stay as they are. */
export function groupNational(national: string, { code }: DialCountry): string {
  if (code !== 'PH' || national.length > philippineDigits) return national;
  return [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter(Boolean).join(' ');
}

/** 639171234567 as '+63 917 123 4567'. */
export function formatPhone(digits: string): string {
  const country = countryOfDigits(digits);
  if (!country) return `+${digits}`;
  return `+${country.dial} ${groupNational(digits.slice(country.dial.length), country)}`;
}
