import { fromDayNumber } from '../calendar';
import { interestOnBalance } from '../declining';
import { roundHalfUp } from '../money';
import type { Charge, ServicedContract } from './contract';
import { changePause, earnedOfPause, revisePause } from './pause-interest';
import { type RunningInstallment, type RunningLoan, unpaidMinor } from './running-loan';

/**
 * The interest that an installment has earned by a day: nothing before its month begins, all of it from the due
 * day on, and between them by days: each day bears the month's interest divided by the days of the month.
 * Rounded half up to a hundredth, or to the smallest amount of the currency. Interest that is not earned is not charged
 * when a loan is settled early (loan contract, Article 3).
 */
export function earnedInterest(
  installment: RunningInstallment,
  day: number,
  { policy }: ServicedContract,
): number {
  const { beginsDay, dueDay, movedDay, carriedMinor = 0 } = installment;
  if (movedDay !== undefined) return installment.chargeableInterestMinor;
  const coinMinor = policy.rules?.coinMinor;
  const numerator = accruedUpTo(installment, Math.min(Math.max(day, beginsDay), dueDay));
  const ownMinor = roundHalfUp({ numerator, denominator: BigInt(dueDay - beginsDay) }, coinMinor);
  return ownMinor + carriedMinor + earnedOfPause(installment, day, coinMinor);
}

/**
 * The interest still to run, after principal was settled early in part on a day. Add-on interest is the price of a
 * month of the loan: every day from then on bears the month's interest in the share of its principal that is not
 * settled, rounded half up for the whole month, so that a peso more or less saves or costs its own share and no more. By
 * the first version of the rules an installment whose principal is settled before its month begins bears none, and the
 * others bear all of theirs. On a declining balance (Bangko Sentral Circular 730) every day from then on bears interest
 * on the principal left.
 */
export function reviseInterest(loan: RunningLoan, day: number): void {
  const { contract, installments } = loan;
  const { rules } = contract.policy;
  let leftMinor = 0;
  revisePause(loan, day);
  for (const installment of [...installments].reverse()) {
    if (installment.dueDay <= day) return;
    if (installment.movedDay !== undefined) continue;
    leftMinor += installment.principalMinor - installment.settledEarlyMinor;
    if (contract.method === 'declining') {
      changeMonthInterest(installment, day, interestOnLeft(installment, leftMinor, contract), contract);
    } else if (rules && installment.settledEarlyMinor > 0) {
      changeMonthInterest(installment, day, interestOfShare(installment, rules.coinMinor), contract);
    } else if (!rules && isSettledBeforeItsMonth(installment, day)) {
      changeMonthInterest(installment, day, 0, contract);
    } else if (installment.pause) {
      changeMonthInterest(installment, day, installment.monthInterestMinor, contract);
    }
  }
}

/** No day after this one bears interest any more. */
export function stopInterest({ installments, contract }: RunningLoan, day: number): void {
  for (const installment of installments) {
    if (installment.dueDay <= day) continue;
    if (installment.pause) changePause(installment.pause, day, 0);
    changeMonthInterest(installment, day, 0, contract);
  }
}

/**
 * The row of an installment's interest: charged on its due day, or on the day that closes the loan or its schedule before
 * it. One of a closed schedule has its row, also where its month was to come since it was paid ahead.
 */
export function interestCharge(
  { number, movedDay, chargeableInterestMinor, carriedMinor = 0 }: RunningInstallment,
  day: number,
): Charge[] {
  const amountMinor = chargeableInterestMinor - carriedMinor;
  if (amountMinor === 0 || movedDay !== undefined) return [];
  return [
    {
      installmentNumber: number,
      kind: 'INTEREST',
      chargedOn: fromDayNumber(day),
      amountMinor,
      waivedMinor: 0,
    },
  ];
}

/** A month's interest on what is left; of a changed schedule the period's share of what was agreed for it. */
function interestOnLeft(
  { period }: RunningInstallment,
  leftMinor: number,
  { ratePercent, policy }: ServicedContract,
): number {
  const coinMinor = policy.rules?.coinMinor;
  if (!period) return interestOnBalance(leftMinor, ratePercent, coinMinor);
  const { interestMinor, principalMinor } = period;
  const numerator = BigInt(interestMinor) * BigInt(Math.min(leftMinor, principalMinor));
  return roundHalfUp({ numerator, denominator: BigInt(principalMinor) }, coinMinor);
}

function interestOfShare(
  { principalMinor, interestMinor, settledEarlyMinor, period }: RunningInstallment,
  coinMinor: number,
): number {
  const numerator =
    BigInt(period?.interestMinor ?? interestMinor) * BigInt(principalMinor - settledEarlyMinor);
  return roundHalfUp({ numerator, denominator: BigInt(principalMinor) }, coinMinor);
}

function isSettledBeforeItsMonth(installment: RunningInstallment, day: number): boolean {
  const { settledEarlyMinor, beginsDay } = installment;
  return settledEarlyMinor > 0 && unpaidMinor(installment, 'PRINCIPAL') === 0 && day <= beginsDay;
}

function changeMonthInterest(
  installment: RunningInstallment,
  day: number,
  monthInterestMinor: number,
  contract: ServicedContract,
): void {
  const fromDay = Math.max(day, installment.beginsDay);
  installment.accruedMinorDays = accruedUpTo(installment, fromDay);
  installment.accruedToDay = fromDay;
  installment.monthInterestMinor = monthInterestMinor;
  installment.chargeableInterestMinor = earnedInterest(installment, installment.dueDay, contract);
}

function accruedUpTo(
  { accruedMinorDays, accruedToDay, monthInterestMinor }: RunningInstallment,
  day: number,
) {
  return accruedMinorDays + BigInt(monthInterestMinor) * BigInt(day - accruedToDay);
}
