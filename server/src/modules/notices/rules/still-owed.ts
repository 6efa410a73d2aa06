import { type InstallmentPosition, isStillOwed, type LoanPosition, sumOf } from '@pautang/loan-terms';

/** What is left to be paid of an installment, with its charges, less what was waived of them. */
export function owedMinor({ paid, ...one }: InstallmentPosition): number {
  const charged = one.principalMinor + one.interestMinor + one.penaltyMinor + one.feeMinor;
  return charged - one.forgivenMinor - sumOf(Object.values(paid));
}

/**
 * What is due already when an installment is told of, and so is paid before it: of earlier ones, penalties that stayed due
 * beside a new schedule, and credit that was used and whose payment was taken back. Small rests are not asked for.
 */
export function dueBeforeMinor(
  { installments, outstandingMinor, asOf }: Pick<LoanPosition, 'installments' | 'outstandingMinor' | 'asOf'>,
  meant: InstallmentPosition | undefined,
): number {
  const owedBackMinor = outstandingMinor - sumOf(installments.map(owedMinor));
  const before = installments.filter(
    (one) => one !== meant && isStillOwed(one) && (one.movedOn !== undefined || one.dueOn <= asOf),
  );
  return owedBackMinor + sumOf(before.map(owedMinor));
}
