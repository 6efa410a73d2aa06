import { type Day, fromDayNumber, toDayNumber } from '../calendar';
import { sumOf } from '../money';
import { type LoanCheckpoint, resumeFrom } from './checkpoint';
import type { ReceivedPayment } from './contract';
import { type OwedOn, owedOf, playDay } from './owed';
import { isPaidUp, type RunningLoan, unpaidInAll } from './running-loan';
import { resumeLoan } from './service-loan';
import { payoffOn } from './settlement';

/** What would be paid beyond what is due. */
export interface ExtraPayment {
  /** Hundredths of the loan's currency, above zero. */
  readonly amountMinor: number;
  /** MONTHLY: on each due day, that of today included. ONCE: today. */
  readonly rhythm: 'MONTHLY' | 'ONCE';
  /** Principal, as early settlement in part, unless it is said to pay the next installments in advance. */
  readonly pays?: 'PRINCIPAL' | 'INSTALLMENTS';
}

/** How a loan goes on when what is due is paid: what is late today, and the rest on its due days. */
export interface RepaymentPlan {
  /** In the order of their days, each above zero. */
  readonly payments: readonly ReceivedPayment[];
  readonly paidMinor: number;
  /** The day of the last payment. */
  readonly endsOn: Day;
  /** What is owed before anything of it is paid, and after each payment. */
  readonly owed: readonly OwedOn[];
}

export interface PaidMore {
  readonly plan: RepaymentPlan;
  /** Without the extra payment. */
  readonly usual: RepaymentPlan;
  /** Interest that is never charged. */
  readonly savedMinor: number;
  /** How many due days fewer there are to wait for. */
  readonly monthsEarlier: number;
}

/**
 * What paying more would do, by the very rules that payments are serviced with. Principal is paid by early settlement in
 * part (loan contract, Article 3).
 * @throws RangeError for a day before the checkpoint, or an amount that is not above zero
 */
export function payMore(checkpoint: LoanCheckpoint, today: Day, extra: ExtraPayment): PaidMore {
  if (!(extra.amountMinor > 0)) throw new RangeError('an extra payment is above zero');
  const usual = planRepayment(checkpoint, today);
  const plan = planRepayment(checkpoint, today, extra);
  const isBetween = (day: Day) => plan.endsOn < day && day <= usual.endsOn;
  return {
    plan,
    usual,
    savedMinor: usual.paidMinor - plan.paidMinor,
    monthsEarlier: dueDaysOf(resumeFrom(checkpoint)).filter(isBetween).length,
  };
}

/** @throws RangeError for a day before the checkpoint */
export function planRepayment(checkpoint: LoanCheckpoint, today: Day, extra?: ExtraPayment): RepaymentPlan {
  const loan = resumeLoan(checkpoint, [], today);
  const payments: ReceivedPayment[] = [];
  const owed = [owedOf(loan, today)];
  const dueDays = dueDaysOf(loan);
  // The next payment pays it before anything else.
  let backMinor = loan.owedBackMinor;
  for (const on of new Set([today, ...dueDays.filter((day) => day > today)])) {
    if (loan.closedDay !== undefined) break;
    playDay(loan, [], on);
    const isExtra = extra?.rhythm === 'MONTHLY' ? dueDays.includes(on) : on === today;
    const payment = paymentOf(loan, on, isExtra ? extra : undefined);
    const amountMinor = payment.amountMinor + backMinor;
    if (amountMinor === 0) continue;
    if (payment.amountMinor > 0) playDay(loan, [payment], on);
    payments.push({ ...payment, amountMinor });
    backMinor = 0;
    owed.push(owedOf(loan, on));
  }
  return {
    payments,
    paidMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    endsOn: loan.closedDay === undefined ? today : fromDayNumber(loan.closedDay),
    owed,
  };
}

/** In order: what went into a later schedule is due on the days of that one. */
function dueDaysOf({ installments }: RunningLoan): Day[] {
  return installments.filter(({ movedDay }) => movedDay === undefined).map(({ dueOn }) => dueOn);
}

/** What is due on a day and something more, never above what closes the loan. Small rests wait for the next payment. */
function paymentOf(loan: RunningLoan, on: Day, extra: ExtraPayment | undefined): ReceivedPayment {
  const day = toDayNumber(on);
  const extraMinor = extra?.amountMinor ?? 0;
  const dueMinor = unpaidBy(loan, day);
  const payoffMinor = payoffOn(loan, day);
  const { policy } = loan.contract;
  const isEnd = isPaidUp(Math.max(0, payoffMinor - dueMinor - extraMinor), policy);
  const isNothing =
    extraMinor === 0 &&
    loan.installments.every((one) => one.dueDay > day || isPaidUp(unpaidInAll(one), policy));
  const wantedMinor = isNothing ? 0 : dueMinor + extraMinor;
  return {
    id: `planned for ${on}`,
    paidOn: on,
    amountMinor: isEnd ? payoffMinor : wantedMinor,
    isSettlement: extraMinor > 0 && extra?.pays !== 'INSTALLMENTS',
  };
}

/** What fell due by a day and is not paid, penalties included. */
export function unpaidBy({ installments }: RunningLoan, day: number): number {
  return sumOf(installments.filter(({ dueDay }) => dueDay <= day).map(unpaidInAll));
}
