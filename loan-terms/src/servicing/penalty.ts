import { type Day, fromDayNumber } from '../calendar';
import { toFraction } from '../money';
import { percentage } from '../percentage';
import type { Charge, ServicingPolicy } from './contract';
import { isPaidUp, type RunningInstallment, unpaidOfSchedule } from './running-loan';

/**
 * What being late costs on a day (loan contract, Article 5; specification, section 9: 'Penalty interest of 0.3%
 * per day is charged after three days late. A 5% charge on the overdue total applies.'). Nothing within the
 * days of grace. From the day after them on, each day a percentage of the principal and interest that are
 * unpaid when the day begins; on the first of these days also the late charge on the same, once. Never on
 * penalties or late charges, nor on a rest that is too small to ask for.
 */
export function latePaymentCharges(
  policy: ServicingPolicy,
  chargeWithinCap: (day: number, wantedMinor: number) => number,
): (installment: RunningInstallment, day: number) => Charge[] {
  const coinMinor = policy.rules?.coinMinor;
  const daily = percentage(toFraction(policy.dailyPercent), coinMinor);
  const once = percentage(toFraction(policy.lateChargePercent), coinMinor);
  return (installment, day) => {
    const penaltyDay = day - installment.keptDay - policy.graceDays;
    const baseMinor = unpaidOfSchedule(installment);
    if (penaltyDay <= 0 || isPaidUp(baseMinor, policy)) return [];

    const charges: Charge[] = [];
    const charge = (kind: 'PENALTY' | 'LATE_CHARGE', wantedMinor: number) => {
      if (wantedMinor === 0) return;
      const amountMinor = chargeWithinCap(day, wantedMinor);
      charges.push(book(installment, kind, fromDayNumber(day), amountMinor, wantedMinor - amountMinor));
    };
    if (penaltyDay === 1) charge('LATE_CHARGE', once(baseMinor));
    charge('PENALTY', penaltyOfDay(installment, baseMinor, daily));
    return charges;
  };
}

/**
 * The day's share of the penalty: what all days so far come to, rounded, less what those before came to.
 * So no more than half a hundredth, or half of the smallest amount, is ever rounded away, however many days it takes.
 */
function penaltyOfDay(
  installment: RunningInstallment,
  baseMinor: number,
  daily: (minorDays: bigint) => number,
): number {
  const beforeMinor = installment.penaltyBeforeCapMinor;
  installment.penaltyBaseMinorDays += BigInt(baseMinor);
  installment.penaltyBeforeCapMinor = daily(installment.penaltyBaseMinorDays);
  return installment.penaltyBeforeCapMinor - beforeMinor;
}

function book(
  installment: RunningInstallment,
  kind: 'PENALTY' | 'LATE_CHARGE',
  chargedOn: Day,
  amountMinor: number,
  waivedMinor: number,
): Charge {
  if (kind === 'PENALTY') installment.penaltyMinor += amountMinor;
  else installment.feeMinor += amountMinor;
  installment.waivedMinor += waivedMinor;
  return { installmentNumber: installment.number, kind, chargedOn, amountMinor, waivedMinor };
}
