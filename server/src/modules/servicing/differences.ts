import type { Allocation, Bucket, Charge, Credit, LoanCheckpoint, LoanPosition } from '@pautang/loan-terms';

/** What a repayment can go to: what is owed, the member's credit, or what that was used for. */
export type AllocationBucket = Bucket | 'CREDIT' | 'USED';

/** By how much a part of a repayment grows, or shrinks when negative. */
export interface AllocationChange {
  readonly repaymentId: string;
  readonly bucket: AllocationBucket;
  /** Null for credit, used or not. */
  readonly installmentNumber: number | null;
  readonly amountMinor: number;
}

/** Charges and allocations: what the rows of a loan come to, or what is to be added to them. */
export interface Entries {
  readonly charges: readonly Charge[];
  readonly allocations: readonly AllocationChange[];
}

/** What the rows of a loan come to that was cancelled. */
export const NO_ENTRIES: Entries = { charges: [], allocations: [] };

/** What has to be added to the rows. */
export type Changes = Entries;

/**
 * What the rows have to come to: the position's charges and allocations, and what of each payment is credit
 * or was used of it.
 * @param since what is charged for the days before it is left out
 */
export function wantedEntries({ charges, allocations, credits, uses }: LoanPosition, since = ''): Entries {
  return {
    charges: charges.filter(({ chargedOn }) => chargedOn >= since),
    allocations: [...allocations.map(toEntry), ...credits.map(toCredit), ...uses.map(toUse)],
  };
}

/** What the rows come to of the payments that a checkpoint holds, which can still change. */
export function standingOf({ receipts }: LoanCheckpoint): Entries {
  const credits = receipts.map(({ paymentId, restMinor: amountMinor }) => ({ paymentId, amountMinor }));
  const parts = receipts.flatMap(({ allocations }) => allocations);
  return { charges: [], allocations: [...parts.map(toEntry), ...credits.map(toCredit)] };
}

function toEntry({ paymentId: repaymentId, ...part }: Allocation): AllocationChange {
  return { ...part, repaymentId };
}

function toCredit({ paymentId: repaymentId, amountMinor }: Credit): AllocationChange {
  return { repaymentId, bucket: 'CREDIT', installmentNumber: null, amountMinor };
}

function toUse({ paymentId: repaymentId, amountMinor }: Credit): AllocationChange {
  return { repaymentId, bucket: 'USED', installmentNumber: null, amountMinor };
}

/** What has to be added to the rows that stand, so that they come to what is wanted. */
export function differences(standing: Entries, wanted: Entries): Changes {
  return {
    charges: chargeDifferences(standing.charges, wanted.charges),
    allocations: allocationDifferences(standing.allocations, wanted.allocations),
  };
}

function chargeDifferences(standing: readonly Charge[], wanted: readonly Charge[]): Charge[] {
  const changes = new Map<string, Charge>();
  const add = (charge: Charge, sign: 1 | -1) => {
    const key = `${charge.chargedOn} ${charge.installmentNumber} ${charge.kind}`;
    const { amountMinor = 0, waivedMinor = 0 } = changes.get(key) ?? {};
    changes.set(key, {
      ...charge,
      amountMinor: amountMinor + sign * charge.amountMinor,
      waivedMinor: waivedMinor + sign * charge.waivedMinor,
    });
  };
  for (const charge of wanted) add(charge, 1);
  for (const charge of standing) add(charge, -1);
  return [...changes.values()].filter(
    ({ amountMinor, waivedMinor }) => amountMinor !== 0 || waivedMinor !== 0,
  );
}

function allocationDifferences(
  standing: readonly AllocationChange[],
  wanted: readonly AllocationChange[],
): AllocationChange[] {
  const changes = new Map<string, AllocationChange>();
  const add = (allocation: AllocationChange, sign: 1 | -1) => {
    const key = `${allocation.repaymentId} ${allocation.installmentNumber} ${allocation.bucket}`;
    const { amountMinor = 0 } = changes.get(key) ?? {};
    changes.set(key, { ...allocation, amountMinor: amountMinor + sign * allocation.amountMinor });
  };
  for (const allocation of wanted) add(allocation, 1);
  for (const allocation of standing) add(allocation, -1);
  return [...changes.values()].filter(({ amountMinor }) => amountMinor !== 0);
}
