import { type Day, fromDayNumber } from '../calendar';
import { interestOnBalance } from '../declining';
import { roundHalfUp, sumOf } from '../money';
import { cappedContract, withinYearlyCap } from '../servicing/changed-cap';
import { type LoanCheckpoint, resumeFrom } from '../servicing/checkpoint';
import type { ChangedInstallment, ScheduleChange } from '../servicing/contract';
import { earnedInterest } from '../servicing/earned-interest';
import { earnedOfPause } from '../servicing/pause-interest';
import {
  isPaidUp,
  type RunningInstallment,
  type RunningLoan,
  unpaidMinor,
  unpaidOfSchedule,
} from '../servicing/running-loan';
import { closeSchedule } from '../servicing/schedule-change';
import { nextShownNumber } from '../servicing/schedule-in-force';
import { changedInstallments } from './changed-installments';
import { type FirstPeriod, firstPeriodOf, type HardshipWay } from './first-period';
import { periodRates } from './period-rates';

/** Another schedule for what is left of a loan, with what it costs. Hundredths of the loan's currency. */
export interface HardshipQuote {
  readonly change: Omit<ScheduleChange, 'id' | 'kind' | 'enteredOn'>;
  /** What is left by the schedule as it is: principal, and interest charged or to come. */
  readonly before: LeftToPay;
  /** The same by the new schedule. */
  readonly after: LeftToPay;
  /** What is paid in all by the new schedule beyond what the old one asks for; below zero where it asks for less. */
  readonly costMinor: number;
  /** Penalties and late charges so far: they stay due, and grow no more. */
  readonly dueAtOnceMinor: number;
  /** Effective rates of what is left in percent, counted from the beginning of the current month. */
  readonly monthlyPercent: number;
  readonly yearlyPercent: number;
}

export interface LeftToPay {
  readonly installmentCount: number;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly totalMinor: number;
  readonly endsOn: Day;
}

export interface HardshipRules {
  /** What amounts of the new schedule are rounded up to. */
  readonly unitMinor: number;
  /** How many installments it may have. */
  readonly mostInstallments: number;
  /** The banking day that keeps a due day, of loans whose rules know them. */
  readonly keptOn?: (dueOn: Day) => Day;
}

/**
 * What a change of the schedule would come to, as the loan stands (docs/architecture.md, 'Hardship'). What is overdue
 * goes into the new schedule; penalties and late charges stay due. Time that a change adds costs the loan's monthly rate
 * on the principal that is left, and never interest on interest; on a declining balance every month bears it on what is
 * left then. The figures are the same on each day, as long as nothing falls due and nothing is paid.
 * @throws RangeError for a way that the loan cannot go; MoneyError where too little is left to be split so
 */
export function hardshipQuote(
  checkpoint: LoanCheckpoint,
  way: HardshipWay,
  { unitMinor, mostInstallments, keptOn }: HardshipRules,
): HardshipQuote {
  const loan = resumeFrom(checkpoint);
  if (loan.closedDay !== undefined || loan.writtenOffDay !== undefined) {
    throw new RangeError('the loan has ended');
  }
  const before = leftNow(loan);
  const coming = comingInterest(loan);
  const period = firstPeriodOf(loan, way);
  const shownFrom = nextShownNumber(loan);
  const closed = closeSchedule(loan, loan.playedToDay, true);
  if (!closed || closed.installmentCount === 0) throw new RangeError('no principal is left');
  const count = closed.installmentCount + (way.kind === 'LONGER_TERM' ? way.months : 0);
  if (count > mostInstallments) throw new RangeError(`at most ${mostInstallments} installments`);
  const { method, ratePercent, policy } = loan.contract;
  const coinMinor = policy.rules?.coinMinor;
  const monthMinor = interestOnBalance(closed.principalMinor, ratePercent, coinMinor);
  const agreed = changedInstallments({
    ...period,
    method,
    ratePercent,
    unitMinor,
    coinMinor,
    count,
    principalMinor: closed.principalMinor,
    firstNumber: loan.installments.length + 1,
    firstOwnMinor: Math.max(0, coming.firstMinor + interestOfShift(period, monthMinor, coinMinor)),
    laterOwnMinor: coming.laterMinor + (count - Math.max(1, coming.count)) * monthMinor,
    pauseMinor: coming.pauseMinor + (way.kind === 'PAUSE' ? way.months * monthMinor : 0),
    carriedMinor: closed.interestMinor - closed.ofMonthMinor,
    carriedFirstMinor: closed.ofMonthMinor,
  });
  const isKept = policy.rules && keptOn;
  const installments = withinYearlyCap(
    agreed,
    loan,
    closed.beginsDay,
    cappedContract(resumeFrom(checkpoint)),
  ).map((one): ChangedInstallment => {
    const kept = isKept ? isKept(one.dueOn) : one.dueOn;
    return { ...one, ...(kept !== one.dueOn && { keptOn: kept }) };
  });
  const after = leftToPay(installments);
  const { anchorOn, monthBeganOn } = period;
  const hasPause = installments.some(({ pauseMinor }) => pauseMinor > 0);
  return {
    change: {
      ...{ anchorOn, shownFrom, takesRests: true, installments },
      ...(hasPause && { pausedUntil: installments[0]!.dueOn }),
    },
    before,
    after,
    costMinor: after.totalMinor - before.totalMinor,
    dueAtOnceMinor: sumOf(
      loan.installments.map((one) => unpaidMinor(one, 'PENALTY') + unpaidMinor(one, 'FEE')),
    ),
    ...periodRates(
      closed.principalMinor + closed.interestMinor - closed.ofMonthMinor,
      monthBeganOn,
      installments,
    ),
  };
}

/** The interest that the schedule as it is has to earn yet: that of the next installment, of the others, of a pause. */
function comingInterest(loan: RunningLoan) {
  const { contract, playedToDay: day } = loan;
  const coinMinor = contract.policy.rules?.coinMinor;
  const open = openOf(loan).filter((one) => one.dueDay > day);
  const ofPause = open.map(
    (one) => earnedOfPause(one, one.dueDay, coinMinor) - earnedOfPause(one, day, coinMinor),
  );
  const own = open.map(
    (one, index) => one.chargeableInterestMinor - earnedInterest(one, day, contract) - ofPause[index]!,
  );
  const [firstMinor = 0, ...later] = own;
  return { count: open.length, firstMinor, laterMinor: sumOf(later), pauseMinor: sumOf(ofPause) };
}

/** What the days between the old and the new first due day bear, or save when negative. */
function interestOfShift(
  { shiftDays, monthDays }: FirstPeriod,
  monthMinor: number,
  coinMinor: number | undefined,
): number {
  const numerator = BigInt(monthMinor) * BigInt(Math.abs(shiftDays));
  return Math.sign(shiftDays) * roundHalfUp({ numerator, denominator: BigInt(monthDays) }, coinMinor);
}

/** What is not paid yet, but for rests that are too small to ask for. */
function openOf({ installments, contract }: RunningLoan): RunningInstallment[] {
  return installments.filter(
    (one) => one.movedDay === undefined && !isPaidUp(unpaidOfSchedule(one), contract.policy),
  );
}

/** What goes into another schedule. A small rest goes along, and is no installment of its own. */
function leftNow(loan: RunningLoan): LeftToPay {
  const open = openOf(loan);
  const left = leftToPay(loan.installments.filter(({ movedDay }) => movedDay === undefined).map(unpaidPart));
  return { ...left, installmentCount: open.length, endsOn: open.at(-1)?.dueOn ?? left.endsOn };
}

interface Part {
  readonly dueOn: Day;
  readonly principalMinor: number;
  readonly interestMinor: number;
}

function unpaidPart(installment: RunningInstallment): Part {
  const { dueOn } = installment;
  const [principalMinor, interestMinor] = [
    unpaidMinor(installment, 'PRINCIPAL'),
    unpaidMinor(installment, 'INTEREST'),
  ];
  return { dueOn, principalMinor, interestMinor };
}

function leftToPay(parts: readonly Part[]): LeftToPay {
  const principalMinor = sumOf(parts.map((part) => part.principalMinor));
  const interestMinor = sumOf(parts.map((part) => part.interestMinor));
  return {
    installmentCount: parts.length,
    principalMinor,
    interestMinor,
    totalMinor: principalMinor + interestMinor,
    endsOn: parts.at(-1)?.dueOn ?? fromDayNumber(0),
  };
}
