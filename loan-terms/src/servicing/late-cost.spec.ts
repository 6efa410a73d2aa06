import { contractOf } from '../testing/loans';
import { lateCostMinor } from './late-cost';

it.each([
  [3, 0],
  [4, 904_55],
  [30, 2235_78],
  [90, 5307_84],
])('an installment of 17,067 that is %d days late costs %d hundredths more', (days, costMinor) => {
  expect(lateCostMinor(contractOf(), 2, days)).toBe(costMinor);
});

it('tells no more than the cap leaves room for, with the interest of the whole year', () => {
  const contract = contractOf({ ratePercent: 4 });

  expect(lateCostMinor(contract, 1, 90)).toBe(25_000_00 - 6 * 4_000_00);
});

it('knows no installment that the contract does not have', () => {
  expect(() => lateCostMinor(contractOf(), 7, 30)).toThrow(RangeError);
});
