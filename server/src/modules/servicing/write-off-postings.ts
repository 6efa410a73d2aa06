import type { IncomeBucket, OwedKinds } from '@pautang/loan-terms';
import { type HouseAccount, type PostingLine, RECEIVABLES } from '../ledger/ledger.service';
import { type Booking, postingsOf } from './bookings';
import { grownBy } from './memorandum';

/** What the accounts of a loan come to: credits positive, debits negative. */
export type Balances = ReadonlyMap<string, number>;

const LOST = ['LOAN_LOSS', 'RECOVERY_INCOME', 'WRITTEN_OFF_LOANS', 'WRITTEN_OFF_CONTRA'] as const;

/**
 * A write-off: what is receivable becomes a loss, and a memorandum, which was no income, is cleared. What the member still owes is
 * noted beside the books, in a pair of accounts that balance each other.
 */
export function writtenOffLines(before: Balances): PostingLine[] {
  const cleared = [...RECEIVABLES, 'SUSPENDED_INCOME' as const];
  const sumOf = (accounts: readonly string[]) =>
    accounts.reduce((sum, account) => sum + (before.get(account) ?? 0), 0);
  return linesOf([
    ...cleared.map((account) => [account, -(before.get(account) ?? 0)] as const),
    ['LOAN_LOSS', sumOf(cleared)],
    ...noted(sumOf(RECEIVABLES)),
  ]);
}

/** Where a loan stands as its write-off is taken back. */
export interface Lifted {
  readonly before: Balances;
  readonly owed: OwedKinds;
  readonly isAccruing: boolean;
  /** What was recovered since the write-off, by kind. */
  readonly paid: Readonly<Record<IncomeBucket, number>>;
}

/**
 * The write-off was taken back: what is owed is receivable again, or a memorandum, and neither lost nor recovered. What was paid of a
 * memorandum is income.
 */
export function liftedLines({ before, owed, isAccruing, paid }: Lifted): PostingLine[] {
  const { principalMinor, interestMinor, penaltyMinor, feeMinor } = owed;
  const entries: Entry[] = [
    ...LOST.map((account) => [account, -(before.get(account) ?? 0)] as const),
    ['LOANS_RECEIVABLE', -principalMinor],
  ];
  if (isAccruing) {
    entries.push(['INTEREST_RECEIVABLE', -interestMinor]);
    entries.push(['PENALTIES_RECEIVABLE', -penaltyMinor], ['FEES_RECEIVABLE', -feeMinor]);
  } else {
    entries.push(['INTEREST_MEMORANDUM', -interestMinor], ['SUSPENDED_INCOME', interestMinor]);
    entries.push(['PENALTIES_MEMORANDUM', -penaltyMinor], ['SUSPENDED_INCOME', penaltyMinor]);
    entries.push(['FEES_MEMORANDUM', -feeMinor], ['SUSPENDED_INCOME', feeMinor]);
    entries.push(['PENALTY_INCOME', paid.PENALTY], ['FEE_INCOME', paid.FEE]);
  }
  const left = entries.reduce((sum, [, amountMinor]) => sum + amountMinor, 0);
  return linesOf([...entries, ['INTEREST_INCOME', -left]]);
}

/**
 * While a loan is written off nothing of it is receivable: what is paid on it is recovered. What else changes, of charges or of money
 * that was paid before, is what it would have been before, and then lost as far as it is no memorandum; all of it changes the note of
 * what is owed.
 */
export function linesWhileWrittenOff(
  { charges, allocations, lost }: Pick<Booking, 'charges' | 'allocations' | 'lost'>,
  isRecovery: (repaymentId: string) => boolean,
  isAccruing: boolean,
): PostingLine[] {
  const recovering = allocations.filter(({ repaymentId }) => isRecovery(repaymentId));
  const others = allocations.filter(({ repaymentId }) => !isRecovery(repaymentId));
  const rows = { charges, allocations: others };
  const memorandum = isAccruing ? undefined : grownBy(rows);
  return linesOf([
    ...instead(postingsOf({ charges: [], allocations: recovering }), 'RECOVERY_INCOME'),
    ...instead(postingsOf({ ...rows, memorandum, lost }), 'LOAN_LOSS'),
  ]);
}

type Entry = readonly [account: PostingLine['account'], amountMinor: number];

/** With another account in the place of what is receivable or suspended, and the note of what is receivable. */
function instead(lines: readonly PostingLine[], other: HouseAccount): Entry[] {
  return lines.flatMap((line): Entry[] => {
    const { account, amountMinor } = line;
    if (isReceivable(line)) return [[other, amountMinor], ...noted(amountMinor)];
    return [[account === 'SUSPENDED_INCOME' ? other : account, amountMinor]];
  });
}

function isReceivable({ account }: PostingLine): boolean {
  return RECEIVABLES.some((receivable) => receivable === account);
}

function noted(amountMinor: number): Entry[] {
  return [
    ['WRITTEN_OFF_LOANS', amountMinor],
    ['WRITTEN_OFF_CONTRA', -amountMinor],
  ];
}

/** One line for each account that moves. */
function linesOf(entries: readonly Entry[]): PostingLine[] {
  const sums = new Map<Entry[0], number>();
  for (const [account, amountMinor] of entries) sums.set(account, (sums.get(account) ?? 0) + amountMinor);
  return [...sums]
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor]) => ({ account, amountMinor }));
}
