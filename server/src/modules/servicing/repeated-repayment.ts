import type { EarlierRepayment } from './servicing.sql';

/**
 * The repayment that a new one looks like a repeat of, among standing ones of the same amount, paid on the same day: that
 * under the same reference (whatever its case and blanks). Two references are two transfers.
 */
export function likelyRepeated(
  earlier: readonly EarlierRepayment[],
  reference: string,
): EarlierRepayment | undefined {
  return earlier.find((repayment) => comparable(repayment.reference) === comparable(reference));
}

/** A reference as repeats are told by. */
export function comparable(reference: string): string {
  return reference.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
