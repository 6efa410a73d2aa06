import { rulesOf } from '../../../api/schemas';
import { accepts } from '../../../lib/validation';
import { countryOfDigits, type DialCountry } from '../country-picker/dial-codes';
import { readTyped } from './phone-number';

const philippines = countryOfDigits('63') as DialCountry;

/** What the field holds after one key after the other, as it reads back what it shows. */
function typeKeys(keys: string, from = philippines) {
  let country = from;
  let shown = '';
  for (const key of keys) {
    const read = readTyped(shown + key, country);
    country = read.country;
    shown = read.opening || read.national;
  }
  return `${country.code} ${shown}`;
}

describe('a phone number', () => {
  it.each([
    ['09171234567', 'PH 9171234567'],
    ['9171234567', 'PH 9171234567'],
    ['639171234567', 'PH 9171234567'],
    ['+639171234567', 'PH 9171234567'],
    ['+63 0917 123 4567', 'PH 9171234567'],
    ['00639171234567', 'PH 9171234567'],
    ['+65 8123 4567', 'SG 81234567'],
    ['006581234567', 'SG 81234567'],
    ['+35312345678', 'IE 12345678'],
    ['\u202a+65 8123 4567\u202c', 'SG 81234567'],
    ['tel:+65-8123-4567', 'SG 81234567'],
    ['(0917) 123-4567', 'PH 9171234567'],
    ['+63 (0) 917 123 4567', 'PH 9171234567'],
    ['+390612345678', 'IT 0612345678'],
  ])('%s is read the same, typed or pasted', (text, number) => {
    expect(typeKeys(text)).toBe(number);
    const pasted = readTyped(text, philippines);
    expect(`${pasted.country.code} ${pasted.national}`).toBe(number);
  });

  it('waits for the digits that name a country', () => {
    expect(readTyped('+', philippines)).toMatchObject({ country: philippines, national: '', opening: '+' });
    expect(readTyped('+6', philippines)).toMatchObject({ national: '', opening: '+6' });
    expect(readTyped('0', philippines)).toMatchObject({ national: '', opening: '0' });
  });

  it('ends where the server takes no further digit', () => {
    const { phoneNumber } = rulesOf('RegisterDto');
    const longest = philippines.dial + readTyped('9'.repeat(20), philippines).national;
    expect(accepts(phoneNumber, longest)).toBe(true);
    expect(accepts(phoneNumber, `${longest}9`)).toBe(false);
  });

  it('has at most 15 digits with its dial code', () => {
    expect(readTyped('12345678901234567890', philippines).national).toHaveLength(13);
    expect(readTyped('+6512345678901234567', philippines).national).toHaveLength(13);
  });
});
