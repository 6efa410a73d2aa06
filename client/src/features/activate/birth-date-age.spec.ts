import { ageInDays, isOfAge } from './birth-date-age';

const dayMs = 86_400_000;
const noon = new Date('2026-11-21T12:00:00+08:00');

function born(daysAgo: number): string {
  return new Date(Date.parse('2026-11-21T00:00:00Z') - daysAgo * dayMs).toISOString().slice(0, 10);
}

describe('the age of a member', () => {
  it.each([
    [6572, false],
    [6573, true],
    [29_199, true],
    [29_200, false],
  ])('of %d days is accepted: %s', (days, accepted) => {
    expect(ageInDays(born(days), noon)).toBe(days);
    expect(isOfAge(born(days), noon)).toBe(accepted);
  });

  it('grows at midnight in Manila, wherever the browser is', () => {
    const birthDate = born(6573);
    expect(isOfAge(birthDate, new Date('2026-11-20T23:59:59+08:00'))).toBe(false);
    expect(isOfAge(birthDate, new Date('2026-11-21T00:00:00+08:00'))).toBe(true);
  });

  it('is not accepted without a date, nor for one to come', () => {
    expect(isOfAge('', noon)).toBe(false);
    expect(isOfAge('2030-01-01', noon)).toBe(false);
  });
});
