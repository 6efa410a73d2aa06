import { comparableAccount, comparableNumber } from './comparable-number';

describe('comparableNumber', () => {
  it.each([
    ['1234-5678-9012', '123456789012'],
    ['1234 5678 9012', '123456789012'],
    [' p1234567a', 'P1234567A'],
    ["N01-12.345'678,9", 'N01123456789'],
    ['１２３４', '1234'],
    ['0917\u1160123\u115f4567\u3164\ufe0f', '09171234567'],
    ['\u0420123456\u0410', 'P123456A'],
    ['\u03a1123456\u03b1', 'P123456A'],
    ['P123456\u1ea0', 'P123456A'],
  ])('takes %s for %s', (typed, counted) => {
    expect(comparableNumber(typed)).toBe(counted);
  });

  it('tells zeros before a number, and letters, from none', () => {
    expect(new Set(['0123', '123', '123A'].map(comparableNumber)).size).toBe(3);
  });
});

describe('comparableAccount', () => {
  it.each([
    '09171234567',
    '0917-123-4567',
    '639171234567',
    '63 0917 123 4567',
    '00639171234567',
    '9171234567',
    '\uff10917 123 4567',
  ])('takes %s for the mobile number of one e-wallet', (typed) => {
    expect(comparableAccount(typed)).toBe('639171234567');
  });

  it.each([
    ['0912-3456-78', '0912345678'],
    ['0917 1234 5678', '091712345678'],
    ['6391 7123 4567 8', '6391712345678'],
    ['63 8123 4567', '6381234567'],
    ['PH09171234567', 'PH09171234567'],
  ])('leaves %s, which is no mobile number, as it is', (typed, counted) => {
    expect(comparableAccount(typed)).toBe(counted);
  });
});
