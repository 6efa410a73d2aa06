import { balanceAfter, cappedAmount, cleanAmount, isEnough } from './withdrawal-amount';

describe('the amount to withdraw', () => {
  it.each([
    ['75000', '75000'],
    ['₱75,000.50', '75000.50'],
    ['7x5-0e', '750'],
    ['1.2.3', '1.23'],
    ['1000.999', '1000.99'],
    ['.', '.'],
    ['', ''],
    ['123456789012345678', '12345678901234'],
  ])('keeps of %s only %s', (typed, kept) => {
    expect(cleanAmount(typed)).toBe(kept);
  });

  it('becomes the balance when it is more', () => {
    expect(cappedAmount('200000.01', 200_000)).toBe('200000');
    expect(cappedAmount('99999999999999', 530.25)).toBe('530.25');
    expect(cappedAmount('200000', 200_000)).toBe('200000');
    expect(cappedAmount('1000.', 200_000)).toBe('1000.');
  });

  it.each([
    [0, 5000, false],
    [998.99, 5000, false],
    [999, 5000, false],
    [999.01, 5000, true],
    [5000, 5000, true],
    [530, 530, true],
    [529.99, 530, false],
    [0.01, 0.01, true],
    [0, 0, false],
  ])('must be above 999 or the whole balance: %d of %d', (amount, balance, enough) => {
    expect(isEnough(amount, balance)).toBe(enough);
  });

  it('leaves an exact balance', () => {
    expect(balanceAfter(1234.56, 1000.1)).toBe(234.46);
  });
});
