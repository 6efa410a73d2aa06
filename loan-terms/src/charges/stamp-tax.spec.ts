import { stampTaxMinor } from './stamp-tax';

describe('the documentary stamp tax', () => {
  it.each([
    ['each two hundred pesos', 100_000_00, '2027-01-15', 12, 750_00],
    ['a part of them', 100_000_01, '2027-01-15', 12, 751_50],
    ['a year that has a leap day', 100_000_00, '2027-03-15', 12, 750_00],
    ['more than a year', 100_000_00, '2027-01-15', 24, 750_00],
    // 181 and 334 of 365 days.
    ['half a year', 100_000_00, '2027-01-15', 6, 371_92],
    ['eleven months', 100_000_00, '2027-01-15', 11, 686_30],
  ])('of %s', (_, principalMinor, startsOn, termMonths, taxMinor) => {
    expect(stampTaxMinor(principalMinor, startsOn, termMonths)).toBe(taxMinor);
  });
});
