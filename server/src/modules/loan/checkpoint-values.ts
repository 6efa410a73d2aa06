import type { LoanCheckpoint } from '@pautang/loan-terms';
import type { CheckpointValues } from './checkpoint.sql';

/** As `checkpointed` takes it. */
export function checkpointValues(
  state: LoanCheckpoint,
  keptInstallments: readonly number[] = [],
  lastRepaymentId: string | null = null,
): CheckpointValues {
  return [state.version, JSON.stringify(state), JSON.stringify(keptInstallments), lastRepaymentId];
}
