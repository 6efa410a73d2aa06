import { money, table } from './table';

it.each([
  [1_234.5, 'PHP', '1,234.50 PHP'],
  [1_234, 'PHP', '1,234.00 PHP'],
  [54_300, 'JPY', '54,300 JPY'],
  [0.5, 'JPY', '0.50 JPY'],
])('%d %s reads %s', (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text);
});

it('has a line for each row, whatever somebody wrote into it', () => {
  const rows = [
    { loan: 'LN1', words: 'I lost my job.\r\nLN2  AGREED\u2028LN3' },
    { loan: 'LN4', words: undefined },
  ];

  expect(table(rows).split('\n')).toEqual(['loan  words', 'LN1   I lost my job. LN2 AGREED LN3', 'LN4']);
});
