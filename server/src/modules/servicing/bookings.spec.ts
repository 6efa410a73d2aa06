import type { Charge } from '@pautang/loan-terms';
import { bookingsOf, type Occasion, postingsOf } from './bookings';
import type { AllocationChange } from './differences';

const penalty = (chargedOn: string, amountMinor = 5120, waivedMinor = 0): Charge => ({
  installmentNumber: 1,
  kind: 'PENALTY',
  chargedOn,
  amountMinor,
  waivedMinor,
});
const interest = (chargedOn: string, amountMinor = 40_000): Charge => ({
  ...penalty(chargedOn, amountMinor),
  kind: 'INTEREST',
});
const allocation = (
  repaymentId: string,
  amountMinor: number,
  bucket: AllocationChange['bucket'] = 'PRINCIPAL',
): AllocationChange => ({
  repaymentId,
  bucket,
  installmentNumber: bucket === 'CREDIT' ? null : 1,
  amountMinor,
});

const days = { servicedOn: '2027-02-20', asOf: '2027-02-22' };

/** What is booked, as kind and day, and whether the books of that day were closed. */
function booked(occasion: Occasion, charges: Charge[], allocations: AllocationChange[] = []): string[] {
  return bookingsOf(occasion, { charges, allocations }, days).map(({ kind, onDay, subjectId, isLate }) =>
    [kind, onDay, subjectId, isLate && 'late'].filter(Boolean).join(' '),
  );
}

describe('bookings', () => {
  it('have one movement for all that a new day charges', () => {
    const charges = [penalty('2027-02-22'), interest('2027-02-21'), penalty('2027-02-21')];

    expect(booked({ kind: 'DAY' }, charges)).toEqual(['CHARGE 2027-02-21', 'CHARGE 2027-02-22']);
  });

  it('leave earlier days as they were booked', () => {
    expect(booked({ kind: 'DAY' }, [penalty('2027-02-20', -5120)])).toEqual(['REALLOCATION 2027-02-22']);
  });

  it('count a payment from its day, and what it changes from today', () => {
    const occasion = { kind: 'PAYMENT', repaymentId: 'new', paidOn: '2027-02-18' } as const;
    const changes = [allocation('new', 100), allocation('old', -5), allocation('old', 5, 'CREDIT')];

    expect(booked(occasion, [penalty('2027-02-19', -5120)], changes)).toEqual([
      'REPAYMENT 2027-02-18 new late',
      'REALLOCATION 2027-02-22',
    ]);
  });

  it('charge the interest of the closing day on that day', () => {
    const occasion = { kind: 'PAYMENT', repaymentId: 'new', paidOn: '2027-02-20' } as const;

    expect(booked(occasion, [interest('2027-02-20', 7000)], [allocation('new', 100)])).toEqual([
      'CHARGE 2027-02-20 late',
      'REPAYMENT 2027-02-20 new late',
    ]);
  });

  it('are in time on the day itself, and where the days themselves bring them', () => {
    const occasion = { kind: 'PAYMENT', repaymentId: 'new', paidOn: '2027-02-22' } as const;

    expect(booked(occasion, [penalty('2027-02-21')], [allocation('new', 100)])).toEqual([
      'CHARGE 2027-02-21',
      'REPAYMENT 2027-02-22 new',
    ]);
  });

  it('take a payment back today, however long ago it was made', () => {
    const occasion = { kind: 'REVERSAL', repaymentId: 'gone', paidOn: '2027-02-19' } as const;

    expect(booked(occasion, [penalty('2027-02-19')], [allocation('gone', -100)])).toEqual([
      'REPAYMENT_REVERSAL 2027-02-22 gone',
      'REALLOCATION 2027-02-22',
    ]);
  });

  it('are none when nothing changed', () => {
    expect(booked({ kind: 'DAY' }, [])).toEqual([]);
  });
});

describe('postings', () => {
  it('debit what is owed and credit the income', () => {
    const charges = [
      penalty('2027-02-21'),
      { ...penalty('2027-02-21', 85_335), kind: 'LATE_CHARGE' as const },
    ];

    expect(postingsOf({ charges, allocations: [] })).toEqual([
      { account: 'PENALTIES_RECEIVABLE', amountMinor: -5120 },
      { account: 'PENALTY_INCOME', amountMinor: 5120 },
      { account: 'FEES_RECEIVABLE', amountMinor: -85_335 },
      { account: 'FEE_INCOME', amountMinor: 85_335 },
    ]);
  });

  it('debit the collections and credit what was paid', () => {
    const allocations = [
      allocation('new', 40_000, 'INTEREST'),
      allocation('new', 1_666_700),
      allocation('new', 5, 'CREDIT'),
    ];

    expect(postingsOf({ charges: [], allocations })).toEqual([
      { account: 'COLLECTIONS', amountMinor: -1_706_705 },
      { account: 'INTEREST_RECEIVABLE', amountMinor: 40_000 },
      { account: 'LOANS_RECEIVABLE', amountMinor: 1_666_700 },
      { account: 'MEMBER_CREDIT', amountMinor: 5 },
    ]);
  });

  it('are none for what was waived, and for money that pays another installment', () => {
    const moved = [allocation('new', -100), { ...allocation('new', 100), installmentNumber: 2 }];

    expect(postingsOf({ charges: [penalty('2027-02-21', 0, 5120)], allocations: moved })).toEqual([]);
  });
});
