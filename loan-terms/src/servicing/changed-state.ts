import type { ContractInstallment, ScheduleChange } from './contract';
import type { ChangedPart, RunningInstallment, RunningLoan } from './running-loan';

/** Of a loan whose schedule was changed, what a checkpoint holds beside the rest. */
export interface ChangedState {
  /** The first schedule, as it was agreed. */
  readonly agreed: readonly ContractInstallment[];
  readonly changes: readonly ScheduleChange[];
  /** By the number of the installment. */
  readonly parts: Readonly<Record<number, PartState>>;
}

type PartState = Omit<ChangedPart, 'pause'> & {
  readonly pause?: Omit<NonNullable<ChangedPart['pause']>, 'accruedMinorDays'> & {
    readonly accruedMinorDays: string;
  };
};

/** Undefined of a loan that has its first schedule. */
export function changedStateOf({ contract, changes, installments }: RunningLoan): ChangedState | undefined {
  if (changes.length === 0) return undefined;
  const parts = installments.map((one) => [one.number, partOf(one)] as const);
  return {
    agreed: contract.installments,
    changes,
    parts: Object.fromEntries(parts.filter(([, part]) => Object.keys(part).length > 0)),
  };
}

/** Makes installments what they were when the state was taken. */
export function resumeChanges(installments: readonly RunningInstallment[], { parts }: ChangedState): void {
  for (const installment of installments) {
    const { pause, ...part } = parts[installment.number] ?? {};
    Object.assign(installment, part);
    if (pause) installment.pause = { ...pause, accruedMinorDays: BigInt(pause.accruedMinorDays) };
  }
}

function partOf({ movedDay, chargedMinor, carriedMinor, pause, period }: RunningInstallment): PartState {
  return {
    ...(movedDay !== undefined && { movedDay }),
    ...(chargedMinor !== undefined && { chargedMinor }),
    ...(carriedMinor !== undefined && { carriedMinor }),
    ...(pause && { pause: { ...pause, accruedMinorDays: String(pause.accruedMinorDays) } }),
    ...(period && { period }),
  };
}
