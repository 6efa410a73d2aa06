import type { Bucket } from './contract';
import { type Receipt, type RunningInstallment, unpaidMinor } from './running-loan';

/**
 * Pays installments one after the other out of what is left of a payment, each in the order of the buckets, and
 * goes on to the next only when one is paid. Given all installments from the oldest on, this is the order of
 * the loan contract, Article 3, and money beyond what is due pays the next ones in advance, with all their
 * interest.
 */
export function allocate(
  receipt: Receipt,
  installments: readonly RunningInstallment[],
  order: readonly Bucket[],
): void {
  for (const installment of installments) {
    for (const bucket of order) {
      if (receipt.restMinor === 0) return;
      pay(receipt, installment, bucket, unpaidMinor(installment, bucket));
    }
  }
}

/** Pays up to an amount of what an installment owes of one kind. @returns what was paid. */
export function pay(
  receipt: Receipt,
  installment: RunningInstallment,
  bucket: Bucket,
  wantedMinor: number,
): number {
  const amountMinor = Math.min(wantedMinor, receipt.restMinor);
  if (amountMinor <= 0) return 0;
  const earlier = receipt.allocations.find(
    (allocation) => allocation.installmentNumber === installment.number && allocation.bucket === bucket,
  );
  if (earlier) earlier.amountMinor += amountMinor;
  else {
    const { paymentId } = receipt;
    receipt.allocations.push({ paymentId, installmentNumber: installment.number, bucket, amountMinor });
  }
  installment.paid[bucket] += amountMinor;
  receipt.restMinor -= amountMinor;
  return amountMinor;
}

/**
 * Gives interest that was paid in advance, and turned out not to be charged, back to the payments that paid it,
 * the last one first, so that they can pay principal with it.
 */
export function takeBackInterest(receipts: readonly Receipt[], installment: RunningInstallment): void {
  let excessMinor = -unpaidMinor(installment, 'INTEREST');
  for (const receipt of [...receipts].reverse()) {
    for (const allocation of receipt.allocations) {
      if (excessMinor <= 0) return;
      if (allocation.installmentNumber !== installment.number || allocation.bucket !== 'INTEREST') continue;
      const amountMinor = Math.min(excessMinor, allocation.amountMinor);
      allocation.amountMinor -= amountMinor;
      installment.paid.INTEREST -= amountMinor;
      receipt.restMinor += amountMinor;
      excessMinor -= amountMinor;
    }
  }
}
