import { addDays, type Day, toDayNumber } from '../calendar';
import { sumOf } from '../money';
import type { OwedKinds } from './contract';
import {
  isPaidUp,
  type RunningInstallment,
  type RunningLoan,
  unpaidMinor,
  unpaidOfSchedule,
} from './running-loan';

/** How late a loan is, as lenders group it. */
export const ARREARS_BUCKETS = ['CURRENT', 'DPD_1_30', 'DPD_31_60', 'DPD_61_90', 'DPD_OVER_90'] as const;
export type ArrearsBucket = (typeof ARREARS_BUCKETS)[number];

/** The days past due of each bucket, the first and the last one. */
const BUCKET_DAYS: Readonly<Record<ArrearsBucket, readonly [from: number, to: number]>> = {
  CURRENT: [0, 0],
  DPD_1_30: [1, 30],
  DPD_31_60: [31, 60],
  DPD_61_90: [61, 90],
  DPD_OVER_90: [91, Number.POSITIVE_INFINITY],
};

/**
 * How many days a loan is past due on a day: from the due day of the oldest installment of which principal or interest is
 * unpaid, the days of grace included. An installment that is not due yet, or none, makes nothing late.
 */
export function daysPastDue(oldestUnpaidOn: Day | undefined, day: Day): number {
  return oldestUnpaidOn === undefined ? 0 : Math.max(0, toDayNumber(day) - toDayNumber(oldestUnpaidOn));
}

export function arrearsBucket(days: number): ArrearsBucket {
  return ARREARS_BUCKETS.find((bucket) => days <= BUCKET_DAYS[bucket][1]) ?? 'DPD_OVER_90';
}

/**
 * The due day (or the banking day that keeps it) of the oldest installment of which principal or interest is unpaid, due by
 * now or not. A rest that is too small to ask for makes nothing late; once the loan was written off, none is.
 */
export function oldestUnpaidOn(
  loan: Pick<RunningLoan, 'installments' | 'contract' | 'writtenOffDay'>,
): Day | undefined {
  const { installments, contract, writtenOffDay } = loan;
  const left = installments.filter((one) => unpaidOfSchedule(one) > 0);
  const oldest =
    left.find((one) => !isPaidUp(unpaidOfSchedule(one), contract.policy) || isOwedAgain(one, loan)) ??
    (writtenOffDay === undefined ? undefined : left[0]);
  return oldest?.keptOn ?? oldest?.dueOn;
}

/** Whether it was paid down to a rest that is too small to ask for since its loan was written off: no rest is small then. */
export function isOwedAgain(
  installment: RunningInstallment,
  { writtenOffDay }: Pick<RunningLoan, 'writtenOffDay'>,
): boolean {
  const { settledDay } = installment;
  const isSince = writtenOffDay !== undefined && settledDay !== undefined && settledDay >= writtenOffDay;
  return isSince && unpaidOfSchedule(installment) > 0;
}

export function owedKinds(loan: RunningLoan): OwedKinds {
  const { installments, playedToDay, closedDay, writtenOffDay } = loan;
  const isAllCharged = closedDay !== undefined || writtenOffDay !== undefined;
  const unpaid = (bucket: 'PRINCIPAL' | 'PENALTY' | 'FEE') =>
    sumOf(installments.map((installment) => unpaidMinor(installment, bucket)));
  // What a closed schedule has charged is charged, though its installment may begin later: it was paid ahead.
  const chargedInterest = ({
    dueDay,
    movedDay,
    chargeableInterestMinor,
    carriedMinor = 0,
  }: RunningInstallment) =>
    isAllCharged || movedDay !== undefined || dueDay <= playedToDay ? chargeableInterestMinor : carriedMinor;
  return {
    principalMinor: unpaid('PRINCIPAL'),
    interestMinor:
      sumOf(installments.map(chargedInterest)) -
      sumOf(installments.map(({ paid, rest }) => paid.INTEREST + rest.INTEREST)),
    penaltyMinor: unpaid('PENALTY'),
    feeMinor: unpaid('FEE'),
  };
}

/** Due days that make a loan late by so many days on a day, from the latest on. */
export function dueDaysOfBucket(bucket: ArrearsBucket, day: Day): { readonly from?: Day; readonly to?: Day } {
  const [least, most] = BUCKET_DAYS[bucket];
  const before = (days: number) => addDays(day, -days);
  if (bucket === 'CURRENT') return { from: day };
  return { to: before(least), ...(Number.isFinite(most) && { from: before(most) }) };
}
