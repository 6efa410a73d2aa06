import { digitsOf, isBeyondPoint } from './digits';

it.each([
  ['65,000', true, '65000'],
  ['₱ 65000 a month', true, '65000'],
  ['25000.50', true, '25000'],
  ['25000.', true, '25000'],
  ['1.250.000', true, '1250000'],
  ['123 456', false, '123456'],
  ['12.34', false, '1234'],
])('the digits of %s (amount: %s) are %s', (text, isAmount, digits) => {
  expect(digitsOf(text, isAmount)).toBe(digits);
});

it('what is typed after a point belongs to it until something before it changes', () => {
  expect(isBeyondPoint('250005', '25000')).toBe(true);
  expect(isBeyondPoint('2500', '25000')).toBe(false);
  expect(isBeyondPoint('26000', '25000')).toBe(false);
  expect(isBeyondPoint('250005', undefined)).toBe(false);
});
