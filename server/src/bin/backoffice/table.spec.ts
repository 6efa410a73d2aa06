import { money } from './table';

it.each([
  [1_234.5, 'PHP', '1,234.50 PHP'],
  [1_234, 'PHP', '1,234.00 PHP'],
  [54_300, 'JPY', '54,300 JPY'],
  [0.5, 'JPY', '0.50 JPY'],
])('%d %s reads %s', (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text);
});
