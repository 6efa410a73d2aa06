import type { Bucket, Charge, LoanPosition } from '@pautang/loan-terms';

/** What a repayment can go to: what is owed, or the member's credit. */
export type AllocationBucket = Bucket | 'CREDIT';

/** By how much a part of a repayment grows, or shrinks when negative. */
export interface AllocationChange {
  readonly repaymentId: string;
  readonly bucket: AllocationBucket;
  /** Null for credit. */
  readonly installmentNumber: number | null;
  readonly amountMinor: number;
}

/** Charges and allocations: what the rows of a loan come to, or what is to be added to them. */
export interface Entries {
  readonly charges: readonly Charge[];
  readonly allocations: readonly AllocationChange[];
}

/** A repayment as far as its allocations go. */
interface Paid {
  readonly id: string;
  readonly amountMinor: number;
}

/** What the rows have to come to: the position's charges and allocations, and what of each payment is credit. */
export function wantedEntries(position: LoanPosition, payments: readonly Paid[]): Entries {
  const allocations = payments.flatMap(({ id, amountMinor }): AllocationChange[] => {
    const parts = position.allocations.filter(({ paymentId }) => paymentId === id);
    const creditMinor = parts.reduce((rest, part) => rest - part.amountMinor, amountMinor);
    return [
      ...parts.map(({ paymentId: repaymentId, ...part }) => ({ ...part, repaymentId })),
      { repaymentId: id, bucket: 'CREDIT', installmentNumber: null, amountMinor: creditMinor },
    ];
  });
  return { charges: position.charges, allocations };
}

/** What has to be added to the rows that stand, so that they come to what is wanted. */
export function differences(standing: Entries, wanted: Entries): Entries {
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
