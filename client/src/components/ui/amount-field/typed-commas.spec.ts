import { bareAmount } from '../../../lib/loan-amount';
import { readCommas } from './typed-commas';

const grouped = (amount: string) => amount.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** What the field shows after one key after the other; < takes the last character away. */
function typeKeys(keys: string) {
  let shown = '';
  let byComma = false;
  for (const key of keys) {
    const typed = readCommas(key === '<' ? shown.slice(0, -1) : shown + key, shown, byComma);
    byComma = typed.byComma;
    const bare = bareAmount(typed.text);
    if (/^\d*\.?\d{0,2}$/.test(bare)) shown = grouped(bare);
  }
  return shown;
}

describe('an amount with commas', () => {
  it.each([
    ['5000,50', '5,000.50'],
    ['5000,5', '5,000.5'],
    ['5,000', '5,000'],
    ['5,000.50', '5,000.50'],
    ['1,250,000', '1,250,000'],
    ['1,250,000,50', '1,250,000.50'],
    ['5,0<000', '5,000'],
    ['5,<000', '5,000'],
    ['5,<.000', '5.00'],
    ['5000<', '500'],
    ['50000<<', '500'],
    ['5000.505', '5,000.50'],
    ['5000,,50', '5,000.50'],
  ])('typed as %s is %s', (keys, amount) => {
    expect(typeKeys(keys)).toBe(amount);
  });

  it.each([
    ['5000,50', '5000.50'],
    ['₱ 5000,5 ', '5000.5'],
    ['1.250.000,50', '1250000.50'],
    ['5,000', '5000'],
    ['5,000.50', '5000.50'],
    ['250,000 PHP', '250000'],
    ['5,0000', '50000'],
  ])('pasted as %s is %s', (text, amount) => {
    expect(bareAmount(readCommas(text, '', false).text)).toBe(amount);
    expect(bareAmount(readCommas(text, '100,000.00', false).text)).toBe(amount);
  });

  it('tells nothing by the commas of the field', () => {
    expect(bareAmount(readCommas('5,00', '5,000', false).text)).toBe('500');
    expect(bareAmount(readCommas('1,99', '1,234', false).text)).toBe('199');
  });
});
