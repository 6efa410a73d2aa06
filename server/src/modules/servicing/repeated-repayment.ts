import type { RecordedRepayment } from './servicing.repository';

/**
 * The repayment that a new one looks like a repeat of: the same amount, paid on the same day, under the same reference
 * (whatever its case and blanks), and not taken back. Two references are two transfers.
 */
export function likelyRepeated(
  earlier: readonly RecordedRepayment[],
  { amountMinor, paidOn, reference }: Pick<RecordedRepayment, 'amountMinor' | 'paidOn' | 'reference'>,
): RecordedRepayment | undefined {
  return earlier.find(
    (repayment) =>
      repayment.reversal === undefined &&
      repayment.amountMinor === amountMinor &&
      repayment.paidOn === paidOn &&
      comparable(repayment.reference) === comparable(reference),
  );
}

function comparable(reference: string): string {
  return reference.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
