import { isAmountEnough } from './withdrawable';

describe('what can leave a wallet', () => {
  it.each([
    [99_901, 25_000_000, true],
    [99_900, 25_000_000, false],
    [1, 25_000_000, false],
    [25_000_000, 25_000_000, true],
    [99_900, 99_900, true],
    [99_899, 99_900, false],
    [1, 1, true],
    [0, 0, false],
  ])('of %d hundredths from %d: %s', (amountMinor, balanceMinor, can) => {
    expect(isAmountEnough(amountMinor, balanceMinor)).toBe(can);
  });
});
