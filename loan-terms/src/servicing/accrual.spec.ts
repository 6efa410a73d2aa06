import { addDays } from '../calendar';
import { bucketOfCharge, isAccruing, memorandumOf, nonAccrualFrom } from './accrual';

const DUE = '2027-02-15';
const facts = (days: number, wasAccruing = true, isOldestPaid = false) => ({
  asOf: addDays(DUE, days),
  oldestUnpaidOn: DUE,
  wasAccruing,
  isOldestPaid,
});

describe('what a loan charges', () => {
  it('is income until the 90th day past due, and no income from then on', () => {
    expect([0, 1, 89, 90, 91, 400].map((days) => isAccruing(facts(days), 90))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isAccruing(facts(30), 30)).toBe(false);
    expect(nonAccrualFrom(DUE, 90)).toBe('2027-05-16');
    expect(isAccruing({ ...facts(0), asOf: nonAccrualFrom(DUE, 90) }, 90)).toBe(false);
  });

  it('is income again once a payment leaves nothing overdue, and not before', () => {
    expect(isAccruing(facts(1, false, true), 90)).toBe(false);
    expect(isAccruing(facts(0, false, true), 90)).toBe(true);
    expect(isAccruing({ ...facts(95, false, true), oldestUnpaidOn: undefined }, 90)).toBe(true);
  });

  it('is not income again because of another schedule, or because days pass', () => {
    expect(isAccruing(facts(-31, false), 90)).toBe(false);
    expect(isAccruing(facts(0, false), 90)).toBe(false);
  });
});

describe('the memorandum', () => {
  it('is what is charged and unpaid, and nothing where more was paid ahead', () => {
    const owed = { principalMinor: 100, interestMinor: -5, penaltyMinor: 7, feeMinor: 0 };

    expect(memorandumOf(owed)).toEqual({ INTEREST: 0, PENALTY: 7, FEE: 0 });
    expect(memorandumOf({ ...owed, interestMinor: 40 })).toEqual({ INTEREST: 40, PENALTY: 7, FEE: 0 });
  });

  it('has a kind for each charge but principal', () => {
    const kinds = [
      'INTEREST',
      'PENALTY',
      'LATE_CHARGE',
      'WAIVED_FEE',
      'REST_INTEREST',
      'REST_PRINCIPAL',
    ] as const;

    expect(kinds.map(bucketOfCharge)).toEqual(['INTEREST', 'PENALTY', 'FEE', 'FEE', 'INTEREST', undefined]);
  });
});
