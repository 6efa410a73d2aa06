import { addDays } from '../calendar';
import { contractOf, payment } from '../testing/loans';
import { ARREARS_BUCKETS, arrearsBucket, daysPastDue, dueDaysOfBucket } from './arrears';
import { serviceLoan } from './service-loan';

const [FIRST, SECOND] = ['2026-02-15', '2026-03-15'];

describe('days past due', () => {
  it.each([
    [0, 'CURRENT'],
    [1, 'DPD_1_30'],
    [30, 'DPD_1_30'],
    [31, 'DPD_31_60'],
    [60, 'DPD_31_60'],
    [61, 'DPD_61_90'],
    [90, 'DPD_61_90'],
    [91, 'DPD_OVER_90'],
    [4000, 'DPD_OVER_90'],
  ])('%i are %s', (days, bucket) => {
    expect(arrearsBucket(days)).toBe(bucket);
    const day = addDays(FIRST, days);
    const within = ARREARS_BUCKETS.filter((one) => {
      const { from = '0000', to = '9999' } = dueDaysOfBucket(one, day);
      return from <= FIRST && FIRST <= to;
    });
    expect(within).toEqual([bucket]);
  });

  it('are counted from the oldest installment that is unpaid, the days of grace included', () => {
    const { oldestUnpaidOn } = serviceLoan(contractOf(), [], '2026-03-20');

    expect(oldestUnpaidOn).toBe(FIRST);
    expect(daysPastDue(oldestUnpaidOn, FIRST)).toBe(0);
    expect(daysPastDue(oldestUnpaidOn, addDays(FIRST, 1))).toBe(1);
    expect(daysPastDue(oldestUnpaidOn, addDays(FIRST, -9))).toBe(0);
    expect(daysPastDue(undefined, '2026-03-20')).toBe(0);
  });

  it('go on from the next one once the oldest is paid to the last centavo, penalties or not', () => {
    const contract = contractOf({ policy: { order: ['INTEREST', 'PRINCIPAL', 'PENALTY', 'FEE'] } });
    const after = (amount: number) => serviceLoan(contract, [payment('2026-03-20', amount)], '2026-03-20');

    expect(after(17_066.99).oldestUnpaidOn).toBe(FIRST);
    expect(after(17_067).oldestUnpaidOn).toBe(SECOND);
    expect(after(17_067).owed.penaltyMinor).toBeGreaterThan(0);
    expect(after(1_000_000).oldestUnpaidOn).toBeUndefined();
  });

  it('names what is owed as the books have it: interest once it is charged', () => {
    const owedOn = (day: string, paid = 0) =>
      serviceLoan(contractOf(), paid ? [payment('2026-02-10', paid)] : [], day).owed;

    expect(owedOn('2026-02-14').interestMinor).toBe(0);
    expect(owedOn(FIRST).interestMinor).toBe(400_00);
    expect(owedOn('2026-02-14', 17_067)).toMatchObject({ principalMinor: 83_333_00, interestMinor: -400_00 });
    expect(owedOn(FIRST, 17_067).interestMinor).toBe(0);
  });
});
