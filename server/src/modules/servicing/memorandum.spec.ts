import { type Charge, NO_MEMORANDUM, type OwedKinds } from '@pautang/loan-terms';
import { type Booking, postingsOf } from './bookings';
import { withMemorandum } from './memorandum';

const [BEFORE, ON, AFTER] = ['2027-05-15', '2027-05-16', '2027-05-17'];
const charge = (kind: Charge['kind'], amountMinor: number, chargedOn = ON): Charge => ({
  installmentNumber: 1,
  kind,
  chargedOn,
  amountMinor,
  waivedMinor: 0,
});
const day = (onDay: string, ...charges: Charge[]): Booking => ({
  kind: 'CHARGE',
  onDay,
  charges,
  allocations: [],
});
const paid = (bucket: 'INTEREST' | 'PENALTY' | 'PRINCIPAL', amountMinor: number) => ({
  repaymentId: 'one',
  bucket,
  installmentNumber: 1,
  amountMinor,
});
const payment = (...allocations: ReturnType<typeof paid>[]): Booking => ({
  kind: 'REPAYMENT',
  onDay: AFTER,
  charges: [],
  allocations,
});
const owed = (interestMinor: number, penaltyMinor: number): OwedKinds => ({
  principalMinor: 100_00,
  interestMinor,
  penaltyMinor,
  feeMinor: 0,
});
const kept = (INTEREST: number, PENALTY: number) => ({ ...NO_MEMORANDUM, INTEREST, PENALTY });
const stays = { wasAccruing: false, isAccruing: false, changesOn: AFTER };

/** Each movement as its kind, and its postings by account. */
function told(...given: Parameters<typeof withMemorandum>) {
  return withMemorandum(...given).map((booking) => {
    const lines = postingsOf(booking);
    expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    const postings = Object.fromEntries(lines.map(({ account, amountMinor }) => [account, amountMinor]));
    return [`${booking.kind} ${booking.onDay}`, postings];
  });
}

describe('the memorandum of a loan', () => {
  it('is untouched as long as the loan accrues', () => {
    const bookings = [day(ON, charge('PENALTY', 5))];
    const accrual = { wasAccruing: true, isAccruing: true, changesOn: ON };

    expect(withMemorandum(bookings, accrual, { kept: NO_MEMORANDUM, owed: owed(40, 5) })).toEqual(bookings);
  });

  it('takes what that day charges also where nothing was charged before', () => {
    const accrual = { wasAccruing: true, isAccruing: false, changesOn: ON };
    const told = withMemorandum([day(ON, charge('PENALTY', 6))], accrual, {
      kept: NO_MEMORANDUM,
      owed: owed(40, 6),
    });

    expect(told.map(({ kind }) => kind)).toEqual(['NON_ACCRUAL', 'CHARGE']);
  });

  it('takes what was income and is unpaid on the day on which the loan stops to accrue, and what that day charges', () => {
    const bookings = [
      day(BEFORE, charge('PENALTY', 5, BEFORE)),
      day(ON, charge('PENALTY', 6)),
      day(AFTER, charge('PENALTY', 7, AFTER), charge('INTEREST', 40, AFTER)),
    ];
    const accrual = { wasAccruing: true, isAccruing: false, changesOn: ON };

    expect(told(bookings, accrual, { kept: NO_MEMORANDUM, owed: owed(80, 18) })).toEqual([
      [`CHARGE ${BEFORE}`, { PENALTIES_RECEIVABLE: -5, PENALTY_INCOME: 5 }],
      [
        `NON_ACCRUAL ${ON}`,
        {
          INTEREST_INCOME: -40,
          INTEREST_RECEIVABLE: 40,
          INTEREST_MEMORANDUM: -40,
          PENALTY_INCOME: -5,
          PENALTIES_RECEIVABLE: 5,
          PENALTIES_MEMORANDUM: -5,
          SUSPENDED_INCOME: 45,
        },
      ],
      [`CHARGE ${ON}`, { PENALTIES_MEMORANDUM: -6, SUSPENDED_INCOME: 6 }],
      [`CHARGE ${AFTER}`, { INTEREST_MEMORANDUM: -40, PENALTIES_MEMORANDUM: -7, SUSPENDED_INCOME: 47 }],
    ]);
  });

  it('becomes income as it is paid', () => {
    const standing = { kept: kept(40, 18), owed: owed(10, 0) };

    expect(told([payment(paid('PENALTY', 18), paid('INTEREST', 30))], stays, standing)).toEqual([
      [
        `REPAYMENT ${AFTER}`,
        {
          COLLECTIONS: -48,
          INTEREST_INCOME: 30,
          INTEREST_MEMORANDUM: 30,
          PENALTY_INCOME: 18,
          PENALTIES_MEMORANDUM: 18,
          SUSPENDED_INCOME: -48,
        },
      ],
    ]);
  });

  it('becomes income as a whole once the loan is cured', () => {
    const accrual = { wasAccruing: false, isAccruing: true, changesOn: AFTER };
    const standing = { kept: kept(0, 18), owed: owed(0, 18) };

    expect(told([payment(paid('PRINCIPAL', 9))], accrual, standing)).toEqual([
      [`REPAYMENT ${AFTER}`, { COLLECTIONS: -9, LOANS_RECEIVABLE: 9 }],
      [
        `ACCRUAL ${AFTER}`,
        {
          PENALTY_INCOME: 18,
          PENALTIES_RECEIVABLE: -18,
          PENALTIES_MEMORANDUM: 18,
          SUSPENDED_INCOME: -18,
        },
      ],
    ]);
  });

  it('is waived without a loss, and comes back when the waiver is taken back', () => {
    const waived = (amountMinor: number): Booking => ({
      kind: amountMinor > 0 ? 'WAIVER' : 'WAIVER_REVERSAL',
      onDay: AFTER,
      charges: [charge('WAIVED_PENALTY', amountMinor)],
      allocations: [],
    });

    expect(told([waived(8)], stays, { kept: kept(0, 18), owed: owed(0, 10) })).toEqual([
      [`WAIVER ${AFTER}`, { PENALTIES_MEMORANDUM: 8, SUSPENDED_INCOME: -8 }],
    ]);
    expect(
      told([{ ...waived(-8), lost: { PENALTY: 0, FEE: 0 } }], stays, {
        kept: kept(0, 10),
        owed: owed(0, 18),
      }),
    ).toEqual([[`WAIVER_REVERSAL ${AFTER}`, { PENALTIES_MEMORANDUM: -8, SUSPENDED_INCOME: 8 }]]);
  });

  it('takes the income back of what was waived at a loss before, and the loss', () => {
    const reversal: Booking = {
      ...{ kind: 'WAIVER_REVERSAL', onDay: AFTER, allocations: [], lost: { PENALTY: -3, FEE: -2 } },
      charges: [charge('WAIVED_PENALTY', -3), charge('WAIVED_FEE', -4)],
    };
    const standing = { kept: kept(0, 10), owed: { ...owed(0, 13), feeMinor: 4 } };

    expect(told([reversal], stays, standing)).toEqual([
      [
        `WAIVER_REVERSAL ${AFTER}`,
        {
          WAIVERS: 5,
          PENALTY_INCOME: -3,
          FEE_INCOME: -2,
          PENALTIES_MEMORANDUM: -3,
          FEES_MEMORANDUM: -4,
          SUSPENDED_INCOME: 7,
        },
      ],
    ]);
  });

  it('takes up what a server of a version before charged as income', () => {
    const standing = { kept: kept(0, 5), owed: owed(0, 18) };

    expect(told([day(AFTER, charge('PENALTY', 7, AFTER))], stays, standing)).toEqual([
      [
        `CHARGE ${AFTER}`,
        {
          PENALTY_INCOME: -6,
          PENALTIES_RECEIVABLE: 6,
          PENALTIES_MEMORANDUM: -13,
          SUSPENDED_INCOME: 13,
        },
      ],
    ]);
  });
});
