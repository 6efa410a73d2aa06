import { type Day, toDayNumber } from '../calendar';
import type { InstallmentPosition, LoanPosition } from '../servicing/contract';

/**
 * Why a running loan cannot be paid off by a new one. NOT_RUNNING: it is not paid out, or has ended. OVERDUE: something of
 * it is late. TOO_EARLY: too few of its installments are paid. ARRANGEMENT_OPEN: another schedule was asked for, or a
 * payment was promised, and that is not settled. TOO_LITTLE_LEFT: what is paid out beside the payoff is less than the least.
 */
export const TOP_UP_OBSTACLES = [
  'NOT_RUNNING',
  'OVERDUE',
  'TOO_EARLY',
  'ARRANGEMENT_OPEN',
  'TOO_LITTLE_LEFT',
] as const;
export type TopUpObstacle = (typeof TOP_UP_OBSTACLES)[number];

export interface TopUpStanding {
  readonly isRunning: boolean;
  readonly hasArrangement: boolean;
  /** So many installments are paid at least. */
  readonly afterInstallments: number;
}

/** Whether a loan is in good standing, so that a new one may pay it off. */
export function topUpObstacle(
  { closedOn, installments }: Pick<LoanPosition, 'closedOn' | 'installments'>,
  { isRunning, hasArrangement, afterInstallments }: TopUpStanding,
): Exclude<TopUpObstacle, 'TOO_LITTLE_LEFT'> | undefined {
  if (!isRunning || closedOn !== undefined) return 'NOT_RUNNING';
  if (installments.some(isLate)) return 'OVERDUE';
  if (hasArrangement) return 'ARRANGEMENT_OPEN';
  return installments.filter(({ status }) => status === 'PAID').length < afterInstallments
    ? 'TOO_EARLY'
    : undefined;
}

/** What went into a new schedule owes nothing but penalties and fees, which were late before. */
function isLate({ status, movedOn }: InstallmentPosition): boolean {
  return status === 'OVERDUE' || (status === 'DUE' && movedOn !== undefined);
}

/** An amount of a day. */
export interface DatedAmount {
  readonly on: Day;
  readonly amountMinor: number;
}

/** What is not paid any more of a loan that is paid off: the rest of each installment, on its due day. */
export function avoidedPayments({ installments }: Pick<LoanPosition, 'installments'>): DatedAmount[] {
  return installments
    .map((installment) => ({ on: installment.dueOn, amountMinor: unpaidOf(installment) }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

function unpaidOf({
  principalMinor,
  interestMinor,
  penaltyMinor,
  feeMinor,
  forgivenMinor,
  paid,
}: InstallmentPosition): number {
  const owed = principalMinor + interestMinor + penaltyMinor + feeMinor - forgivenMinor;
  return owed - paid.PENALTY - paid.FEE - paid.INTEREST - paid.PRINCIPAL;
}

const BISECTIONS = 100;
/** Of which a year is about 400,000 percent. */
const HIGHEST_MONTHLY_RATE = 1;
const DAYS_A_MONTH = 365 / 12;

/**
 * The yearly effective rate of what is really received, in percent, not rounded: the rate at which the new installments less
 * those of the old loan that are not paid any more, each discounted from its own day, are worth the money received on the
 * day of the loan. Months are twelfths of 365 days, and the year compounds twelve of them. Undefined where the new
 * installments come to less than what is received and not paid any more: such payments go both ways, and no rate is theirs.
 * Undefined too where it is more than can be told.
 */
export function receivedYearlyPercent({
  day,
  receivedMinor,
  pays,
  avoids,
}: {
  readonly day: Day;
  readonly receivedMinor: number;
  readonly pays: readonly DatedAmount[];
  readonly avoids: readonly DatedAmount[];
}): number | undefined {
  const today = toDayNumber(day);
  const months = (on: Day) => Math.max(0, toDayNumber(on) - today) / DAYS_A_MONTH;
  const flows = [
    ...pays.map(({ on, amountMinor }) => ({ at: months(on), amount: amountMinor })),
    ...avoids.map(({ on, amountMinor }) => ({ at: months(on), amount: -amountMinor })),
  ];
  const worth = (rate: number) =>
    flows.reduce((sum, { at, amount }) => sum + amount * (1 + rate) ** -at, 0) - receivedMinor;
  const cost = worth(0);
  if (cost <= 0) return cost === 0 ? 0 : undefined;
  if (worth(HIGHEST_MONTHLY_RATE) > 0) return undefined;
  let low = 0;
  let high = HIGHEST_MONTHLY_RATE;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}
