import type { InstallmentStandingDto, PenaltyDto } from '@pautang/sdk';

/** What being late with one installment cost. */
export interface PenaltyGroup {
  readonly installment: InstallmentStandingDto;
  readonly charges: readonly PenaltyDto[];
}

/** The installments that were late, newest first: what still grows stands on top. */
export function penaltyGroups(
  schedule: readonly InstallmentStandingDto[],
  charges: readonly PenaltyDto[],
): readonly PenaltyGroup[] {
  return schedule
    .map((installment) => ({
      installment,
      charges: charges.filter(({ installmentNumber }) => installmentNumber === installment.installmentNumber),
    }))
    .filter((group) => group.charges.length > 0)
    .reverse();
}
