import { digitsOf, digitsTyped, type Parted } from './digits';

it.each([
  ['65,000', true, '65000'],
  ['₱ 65000 a month', true, '65000'],
  ['25000.50', true, '25000'],
  ['25000.', true, '25000'],
  ['1.250.000', true, '1250000'],
  ['25.000 PHP', true, '25000'],
  ['P25.000', true, '25000'],
  ['25000.505', true, '25000'],
  ['0.500', true, '0'],
  ['25000,50', true, '25000'],
  ['1.250.000,5', true, '1250000'],
  ['1,250,000', true, '1250000'],
  ['25,000.50 ', true, '25000'],
  ['25000,50 PHP', true, '25000'],
  ['25,000 pesos', true, '25000'],
  ['25,000.50 / month.', true, '25000'],
  ['６５,０００', true, '65000'],
  ['123 456', false, '123456'],
  ['12.34', false, '1234'],
])('the digits of %s (amount: %s) are %s', (text, isAmount, digits) => {
  expect(digitsOf(text, isAmount)).toBe(digits);
});

it.each([
  ['65,000.50', '65000'],
  ['65000,50', '65000'],
  ['65000.50', '65000'],
  ['1,250,000', '1250000'],
  ['1,250,000,5', '1250000'],
  ['25.000', '25000'],
  ['25.00', '25'],
  ['25000.505', '25000'],
  ['65.<0', '60'],
  ['65,0<0', '60'],
  ['２５，０００', '25000'],
  ['.500', '500'],
])('a whole amount that is typed as %s is %s', (keys, digits) => {
  let shown = '';
  let parted: Parted | undefined;
  for (const key of keys) {
    const typed = digitsTyped(key === '<' ? shown.slice(0, -1) : shown + key, parted);
    parted = typed.parted;
    shown = typed.digits;
  }
  expect(shown).toBe(digits);
});
