import {
  bucketOfCharge,
  type Charge,
  type ChargeKind,
  type Day,
  INCOME_BUCKETS,
  type IncomeBucket,
  isRest,
  isTakenOff,
  type Memorandum,
} from '@pautang/loan-terms';
import type { HouseAccount, PostingLine, TransactionKind } from '../ledger/ledger.service';
import type { AllocationBucket, AllocationChange, Entries } from './differences';

/**
 * Why a loan is brought up to date: the day came, another schedule was agreed, a payment of some day was recorded or taken
 * back, officers waived charges, wrote the loan off, or took that back, or credit was used.
 */
export type Occasion =
  | { readonly kind: 'DAY' }
  | { readonly kind: 'CHANGE'; readonly changedOn: Day }
  | {
      readonly kind: 'PAYMENT' | 'REVERSAL';
      readonly repaymentId: string;
      readonly paidOn: Day;
      /** Another loan pays this one off: no money comes in. */
      readonly isTopUp?: boolean;
    }
  | { readonly kind: 'WAIVER' | 'WAIVER_REVERSAL'; readonly entryId: string; readonly paidOn: Day }
  | { readonly kind: 'CREDIT_USE'; readonly entryId: string; readonly paidOn: Day }
  | {
      readonly kind: 'WRITE_OFF' | 'WRITE_OFF_REVERSAL';
      readonly entryId: string;
      readonly paidOn: Day;
      readonly actorId: string;
    };

/** What waivers are a loss of, by what they are of. */
export type WaiverLoss = Readonly<Record<'PENALTY' | 'FEE', number>>;

/** Rows that belong together, and the movement of money that goes with them. */
export interface Booking extends Entries {
  readonly kind: TransactionKind;
  /** What moves the money, such as a repayment that is recorded or taken back, a waiver or a write-off. */
  readonly subjectId?: string;
  /** The business day it counts from. */
  readonly onDay: Day;
  /** Whether that day's books were closed already: what comes later of itself is not late. */
  readonly isLate?: boolean;
  /** By how much the memorandum of its loan grows, and income shrinks. */
  readonly memorandum?: Memorandum;
  /** By how much what waivers were booked as a loss of grows with its rows, where it is not all of them. */
  readonly lost?: WaiverLoss;
  /** Of small rests that its rows take back: what was no loss, since it was of a memorandum. */
  readonly notLost?: Memorandum;
  /** What pays: the bank, where it is not said. */
  readonly paidFrom?: 'COLLECTIONS' | 'TOP_UPS';
  /** The movement itself, where it is not what the rows come to. */
  readonly lines?: readonly PostingLine[];
}

export interface BookingDays {
  /** The last day whose charges stand already. */
  readonly servicedOn: Day;
  /** The day that the loan is brought up to. */
  readonly asOf: Day;
}

/**
 * Differences as movements: what each new day charges on that day, the payment on the day it was made, its reversal on
 * the day of that, the small rest after the payment that leaves it, and what all this changes in earlier days together, on
 * the day it is found out. So a movement stays where it was booked.
 */
export function bookingsOf(
  occasion: Occasion,
  changes: Entries,
  { servicedOn, asOf }: BookingDays,
): Booking[] {
  const isNew = (charge: Charge) => charge.chargedOn > servicedOn || isOfClosing(occasion, charge);
  const isSubject = ({ repaymentId }: AllocationChange) =>
    'repaymentId' in occasion && occasion.repaymentId === repaymentId;
  const isWaived = ({ kind }: Charge) => isOfWaiver(occasion) && isTakenOff(kind) && !isRest(kind);
  const newCharges = (areRests: boolean) =>
    changes.charges.filter((charge) => isNew(charge) && isRest(charge.kind) === areRests);
  const byDay = (kind: 'CHARGE' | 'SMALL_REST', charges: readonly Charge[]) =>
    chargesByDay(kind, charges).map((booking) => ({
      ...booking,
      isLate: booking.onDay <= servicedOn && booking.onDay < asOf,
    }));
  const bookings: Booking[] = [
    ...byDay('CHARGE', newCharges(false)),
    ...subjectOf(occasion, changes.allocations.filter(isSubject), asOf),
    ...byDay('SMALL_REST', newCharges(true)),
    ...waiverOf(occasion, changes.charges.filter(isWaived), asOf),
    {
      kind: 'REALLOCATION',
      onDay: asOf,
      charges: changes.charges.filter((charge) => !isNew(charge) && !isWaived(charge)),
      allocations: changes.allocations.filter((allocation) => !isSubject(allocation)),
    },
  ];
  return bookings.filter(({ charges, allocations }) => charges.length + allocations.length > 0);
}

/** What closes a loan or its schedule before the end makes that day's share of the interest due, and may leave a small rest. */
function isOfClosing(occasion: Occasion, charge: Charge): boolean {
  const { kind, amountMinor, chargedOn } = charge;
  const isOf = chargedOn === closingDay(occasion);
  return isOf && amountMinor > 0 && (kind === 'INTEREST' || isRest(kind));
}

function closingDay(occasion: Occasion): Day | undefined {
  if (occasion.kind === 'CHANGE') return occasion.changedOn;
  return occasion.kind === 'PAYMENT' || occasion.kind === 'WRITE_OFF' ? occasion.paidOn : undefined;
}

function chargesByDay(kind: 'CHARGE' | 'SMALL_REST', charges: readonly Charge[]): Booking[] {
  const days = [...new Set(charges.map(({ chargedOn }) => chargedOn))].sort();
  return days.map((onDay) => ({
    kind,
    onDay,
    charges: charges.filter(({ chargedOn }) => chargedOn === onDay),
    allocations: [],
  }));
}

function isOfWaiver(
  occasion: Occasion,
): occasion is Extract<Occasion, { kind: 'WAIVER' | 'WAIVER_REVERSAL' }> {
  return occasion.kind === 'WAIVER' || occasion.kind === 'WAIVER_REVERSAL';
}

/** What was waived, or is owed again. */
function waiverOf(occasion: Occasion, charges: readonly Charge[], onDay: Day): Booking[] {
  if (!isOfWaiver(occasion)) return [];
  return [{ kind: occasion.kind, subjectId: occasion.entryId, onDay, charges, allocations: [] }];
}

function subjectOf(occasion: Occasion, allocations: readonly AllocationChange[], asOf: Day): Booking[] {
  if (!('repaymentId' in occasion)) return [];
  const [kind, onDay] =
    occasion.kind === 'PAYMENT'
      ? (['REPAYMENT', occasion.paidOn] as const)
      : (['REPAYMENT_REVERSAL', asOf] as const);
  const paidFrom = occasion.isTopUp ? ('TOP_UPS' as const) : undefined;
  const subjectId = occasion.repaymentId;
  return [{ kind, subjectId, onDay, isLate: onDay < asOf, paidFrom, charges: [], allocations }];
}

/** What a charge is debited to, and credited to: a rest that is written off is not owed any more. */
const CHARGED: Readonly<Record<ChargeKind, readonly [debit: HouseAccount, credit: HouseAccount]>> = {
  INTEREST: ['INTEREST_RECEIVABLE', 'INTEREST_INCOME'],
  PENALTY: ['PENALTIES_RECEIVABLE', 'PENALTY_INCOME'],
  LATE_CHARGE: ['FEES_RECEIVABLE', 'FEE_INCOME'],
  WAIVED_PENALTY: ['WAIVERS', 'PENALTIES_RECEIVABLE'],
  WAIVED_FEE: ['WAIVERS', 'FEES_RECEIVABLE'],
  REST_PENALTY: ['SMALL_RESTS', 'PENALTIES_RECEIVABLE'],
  REST_FEE: ['SMALL_RESTS', 'FEES_RECEIVABLE'],
  REST_INTEREST: ['SMALL_RESTS', 'INTEREST_RECEIVABLE'],
  REST_PRINCIPAL: ['SMALL_RESTS', 'LOANS_RECEIVABLE'],
};

const PAID: Readonly<Record<AllocationBucket, HouseAccount>> = {
  PENALTY: 'PENALTIES_RECEIVABLE',
  FEE: 'FEES_RECEIVABLE',
  INTEREST: 'INTEREST_RECEIVABLE',
  PRINCIPAL: 'LOANS_RECEIVABLE',
  CREDIT: 'MEMBER_CREDIT',
  // What it was used for has a movement of its own, which takes it out of there.
  USED: 'MEMBER_CREDIT',
};

const INCOME: Readonly<Record<IncomeBucket, HouseAccount>> = {
  INTEREST: 'INTEREST_INCOME',
  PENALTY: 'PENALTY_INCOME',
  FEE: 'FEE_INCOME',
};

const MEMORANDUM: Readonly<Record<IncomeBucket, HouseAccount>> = {
  INTEREST: 'INTEREST_MEMORANDUM',
  PENALTY: 'PENALTIES_MEMORANDUM',
  FEE: 'FEES_MEMORANDUM',
};

/**
 * The postings of a booking, one for each account that it moves: credits positive, debits negative. None when all
 * was waived, or when money only changes the installment that it pays.
 */
export function postingsOf({
  charges,
  allocations,
  memorandum,
  lost,
  notLost,
  paidFrom = 'COLLECTIONS',
}: Entries & Pick<Booking, 'memorandum' | 'lost' | 'notLost' | 'paidFrom'>): PostingLine[] {
  const accounts = new Map<HouseAccount, number>();
  const add = (account: HouseAccount, amountMinor: number) =>
    accounts.set(account, (accounts.get(account) ?? 0) + amountMinor);
  for (const { kind, amountMinor } of charges) {
    const [debit, credit] = CHARGED[kind];
    add(debit, -amountMinor);
    add(credit, amountMinor);
  }
  for (const bucket of WAIVED_BUCKETS) {
    const noLossMinor = lost ? waivedMinor(charges, bucket) - lost[bucket] : 0;
    add('WAIVERS', noLossMinor);
    add(INCOME[bucket], -noLossMinor);
  }
  for (const bucket of notLost ? INCOME_BUCKETS : []) {
    add('SMALL_RESTS', -(notLost?.[bucket] ?? 0));
    add(INCOME[bucket], notLost?.[bucket] ?? 0);
  }
  for (const { bucket, amountMinor } of allocations) {
    add(paidFrom, -amountMinor);
    add(PAID[bucket], amountMinor);
  }
  const takenOff = lost ? charges.filter(({ kind }) => isRest(kind)) : charges;
  for (const bucket of INCOME_BUCKETS) {
    for (const [account, amountMinor] of insteadOf(bucket, takenOff, memorandum?.[bucket] ?? 0)) {
      add(account, -amountMinor);
      add(PAID[bucket], amountMinor);
      add(MEMORANDUM[bucket], -amountMinor);
      add('SUSPENDED_INCOME', amountMinor);
    }
  }
  return [...accounts]
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor]) => ({ account, amountMinor }));
}

export const WAIVED_BUCKETS = ['PENALTY', 'FEE'] as const;

export function waivedMinor(charges: readonly Charge[], bucket: (typeof WAIVED_BUCKETS)[number]): number {
  const waived = charges.filter(({ kind }) => kind === `WAIVED_${bucket}`);
  return waived.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/**
 * What the growth of a memorandum is taken from: what is waived or written off of it is no loss, since it was no income; all
 * else is income.
 */
function insteadOf(
  bucket: IncomeBucket,
  charges: readonly Charge[],
  grownMinor: number,
): [account: HouseAccount, amountMinor: number][] {
  const parts: [HouseAccount, number][] = [];
  let leftMinor = grownMinor;
  for (const charge of charges) {
    const isOther = !isTakenOff(charge.kind) || bucketOfCharge(charge.kind) !== bucket;
    if (isOther || Math.sign(charge.amountMinor) !== -Math.sign(leftMinor)) continue;
    const partMinor = Math.sign(leftMinor) * Math.min(Math.abs(charge.amountMinor), Math.abs(leftMinor));
    parts.push([CHARGED[charge.kind][0], partMinor]);
    leftMinor -= partMinor;
  }
  return [...parts, [INCOME[bucket], leftMinor]];
}
