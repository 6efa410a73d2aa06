import type { Charge } from '@pautang/loan-terms';
import type { Booking } from './bookings';
import { withLosses } from './waiver-losses';

const [ONE, OTHER] = ['2027-05-16', '2027-05-17'];
const waived = (kind: 'WAIVED_PENALTY' | 'WAIVED_FEE', amountMinor: number, chargedOn = ONE): Charge => ({
  installmentNumber: 1,
  kind,
  chargedOn,
  amountMinor,
  waivedMinor: 0,
});
const changing = (kind: Booking['kind'], charges: Charge[], subjectId?: string): Booking => ({
  kind,
  subjectId,
  onDay: '2027-06-01',
  charges,
  allocations: [],
});
const lost = (waiverId: string, lossMinor: number, onDay = ONE) => ({ waiverId, lossMinor, onDay });

describe('what changes of waivers', () => {
  it('is as much less of a loss as it was one, by what it was of', () => {
    const voided = changing('REALLOCATION', [
      waived('WAIVED_PENALTY', -3),
      waived('WAIVED_FEE', -4),
      waived('WAIVED_FEE', -2, OTHER),
    ]);

    const [booking] = withLosses([voided], [waived('WAIVED_FEE', 1)], [lost('a', 8)]);
    expect(booking?.lost).toEqual({ PENALTY: -3, FEE: -4 });
  });

  it('is a loss of the one that is taken back alone, where another of its day was none', () => {
    const standing = [waived('WAIVED_PENALTY', 5)];
    const losses = [lost('a', 7)];
    const taken = (id: string, amountMinor: number) =>
      changing('WAIVER_REVERSAL', [waived('WAIVED_PENALTY', -amountMinor)], id);

    expect(withLosses([taken('a', 7)], standing, losses)[0]?.lost).toEqual({ PENALTY: -7, FEE: 0 });
    expect(withLosses([taken('b', 5)], [waived('WAIVED_PENALTY', 7)], losses)[0]?.lost).toEqual({
      PENALTY: 0,
      FEE: 0,
    });
  });

  it('is not asked of one that is granted', () => {
    const granted = changing('WAIVER', [waived('WAIVED_PENALTY', 5)], 'a');

    expect(withLosses([granted], granted.charges, [])).toEqual([granted]);
  });
});
