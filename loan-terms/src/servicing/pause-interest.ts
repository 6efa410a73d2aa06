import { roundHalfUp } from '../money';
import type { PauseInterest, RunningInstallment, RunningLoan } from './running-loan';

export function beginPause(
  agreedMinor: number,
  { beginsDay, principalMinor }: { readonly beginsDay: number; readonly principalMinor: number },
  endsDay: number,
): PauseInterest {
  return {
    agreedMinor,
    principalMinor,
    beginsDay,
    endsDay,
    wholeMinor: agreedMinor,
    accruedMinorDays: 0n,
    accruedToDay: beginsDay,
  };
}

/** Of an installment's interest, what a pause has earned by a day. Rounded half up to a hundredth, or a coin. */
export function earnedOfPause({ pause }: RunningInstallment, day: number, coinMinor?: number): number {
  if (!pause) return 0;
  const numerator = accruedUpTo(pause, day);
  return roundHalfUp({ numerator, denominator: BigInt(pause.endsDay - pause.beginsDay) }, coinMinor);
}

/** Principal that is settled within the pause bears none of the days that are left of it. */
export function revisePause({ installments, contract }: RunningLoan, day: number): void {
  const open = installments.filter((one) => one.movedDay === undefined && one.dueDay > day);
  const leftMinor = open.reduce((sum, one) => sum + one.principalMinor - one.settledEarlyMinor, 0);
  const coinMinor = contract.policy.rules?.coinMinor;
  for (const { pause } of open) {
    if (!pause) continue;
    const numerator = BigInt(pause.agreedMinor) * BigInt(Math.min(leftMinor, pause.principalMinor));
    changePause(pause, day, roundHalfUp({ numerator, denominator: BigInt(pause.principalMinor) }, coinMinor));
  }
}

/** What the days after this one bear of the whole pause. */
export function changePause(pause: PauseInterest, day: number, wholeMinor: number): void {
  if (day >= pause.endsDay) return;
  pause.accruedMinorDays = accruedUpTo(pause, day);
  pause.accruedToDay = Math.max(day, pause.beginsDay);
  pause.wholeMinor = wholeMinor;
}

function accruedUpTo(
  { accruedMinorDays, accruedToDay, wholeMinor, endsDay }: PauseInterest,
  day: number,
): bigint {
  const toDay = Math.min(Math.max(day, accruedToDay), endsDay);
  return accruedMinorDays + BigInt(wholeMinor) * BigInt(toDay - accruedToDay);
}
