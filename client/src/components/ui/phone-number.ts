import { countryOfDigits, type DialCountry } from './dial-codes';

const maxPhoneDigits = 15;

// In these countries the leading zero belongs to the number; elsewhere it is only dialled inside the country.
const keepsZero = new Set(['IT', 'SM', 'VA']);

const philippineDigits = 10;

function withoutRepeatedDial(digits: string, { code, dial }: DialCountry): string {
  const isTooLong = code === 'PH' && digits.length > philippineDigits;
  return isTooLong && digits.startsWith(dial) ? digits.slice(dial.length) : digits;
}

/** What was typed or pasted beside the country: the national digits, and another country after a '+'. */
export function readTyped(typed: string, country: DialCountry): { country: DialCountry; national: string } {
  const digits = typed.replace(/\D/g, '');
  const named = typed.trim().startsWith('+') ? countryOfDigits(digits) : undefined;
  const chosen = named ?? country;
  const rest = named ? digits.slice(named.dial.length) : withoutRepeatedDial(digits, country);
  const national = keepsZero.has(chosen.code) ? rest : rest.replace(/^0+/, '');
  return { country: chosen, national: national.slice(0, maxPhoneDigits - chosen.dial.length) };
}

/** 9170000010 as '917 000 0010', also while it grows; numbers of other countries stay as they are. */
export function groupNational(national: string, { code }: DialCountry): string {
  if (code !== 'PH' || national.length > philippineDigits) return national;
  return [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter(Boolean).join(' ');
}
