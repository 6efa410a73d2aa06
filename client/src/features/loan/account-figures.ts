import { coinMinor, daysBetween, isStillOwed, toMajor, toMinor, yearlyCapMinor } from '@pautang/loan-terms';
import type { InstallmentStandingDto, MovementDto, PenaltyDto, StatementDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { formatLongDate } from '../../lib/format';
import type { loanTexts } from '../../texts/loan';
import type { paymentTexts } from '../../texts/payment';
import type { statementTexts } from '../../texts/statement';

/** One movement, or penalties in a row that stand in one line. */
export interface StatementLine {
  /** In their order; never empty. */
  readonly movements: readonly MovementDto[];
  /** What they change together. */
  readonly amount: number;
  /** The last of them: what is owed after it stands for the run. */
  readonly last: MovementDto;
}

const penalties: ReadonlySet<MovementDto['kind']> = new Set(['PENALTY', 'WAIVER']);

const lineOf = (movements: readonly MovementDto[], last: MovementDto): StatementLine => ({
  movements,
  last,
  amount: sumOf(movements.map(({ amount }) => amount)),
});

/** Puts penalties in a row into one line: with several installments late each has its own, every month. */
export function foldMovements(movements: readonly MovementDto[]): readonly StatementLine[] {
  const lines: StatementLine[] = [];
  for (const movement of movements) {
    const before = lines.at(-1);
    const isMore = before !== undefined && before.last.kind === movement.kind && penalties.has(movement.kind);
    if (isMore) lines.pop();
    lines.push(lineOf(isMore ? [...before.movements, movement] : [movement], movement));
  }
  return lines;
}

/** What is owed in the end, or what was paid too much. */
export function balanceInAll(
  { asOf, closingBalance }: Pick<StatementDto, 'asOf' | 'closingBalance'>,
  { owed, credit }: Pick<(typeof statementTexts)['en'], 'owed' | 'credit'>,
): { readonly label: string; readonly value: number } {
  const label = closingBalance < 0 ? credit : owed;
  return { label: label(formatLongDate(asOf)), value: Math.abs(closingBalance) };
}

/** What being late with one installment cost. */
export interface PenaltyGroup {
  readonly installment: InstallmentStandingDto;
  readonly charges: readonly PenaltyDto[];
}

/** Without what staff waived of it. */
export function penaltyToPay({
  penalty,
  forgiven,
}: Pick<InstallmentStandingDto, 'penalty' | 'forgiven'>): number {
  return toMajor(toMinor(penalty) - toMinor(forgiven));
}

/** What being late may come to at most: with the interest in a year of the contract, and in the whole life of the loan. */
export function lateLimits({
  loanAmountXR,
  selectedCurrency,
  penaltyRules: { capPercent, lifeCapPercent },
}: Pick<LoanAccount, 'loanAmountXR' | 'selectedCurrency' | 'penaltyRules'>) {
  // The rules that have a cap of the whole life count in coins.
  const coin = lifeCapPercent === undefined ? undefined : coinMinor(selectedCurrency);
  const shareOf = (percent: number) => toMajor(yearlyCapMinor(toMinor(loanAmountXR), percent, coin));
  return { ofYear: shareOf(capPercent), ofLife: lifeCapPercent === undefined ? 0 : shareOf(lifeCapPercent) };
}

/** What the loan costs in all: its installments with their penalties, and what was paid early of those that a later schedule replaced. */
export function costInAll({
  schedule,
  paidBeforeChange = 0,
}: Pick<LoanAccount, 'schedule' | 'paidBeforeChange'>): number {
  const ofSchedule = schedule.flatMap((one) => [one.amount, penaltyToPay(one)]);
  return sumOf([paidBeforeChange, ...ofSchedule]);
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

/** As many as a phone shows without getting lost in them. */
const shownWhole = 12;
const shownLeast = 6;
const shownAhead = 3;

/** The part of a long schedule that matters now: the last paid one, all that are due, and the next ones. */
export function shownAtFirst<Standing extends Pick<InstallmentStandingDto, 'status'>>(
  schedule: readonly Standing[],
): readonly Standing[] {
  if (schedule.length <= shownWhole) return schedule;
  const firstOpen = schedule.findIndex(isStillOwed);
  if (firstOpen < 0) return schedule.slice(-shownLeast);
  const lastDue = schedule.findLastIndex(({ status }) => status === 'DUE' || status === 'OVERDUE');
  const start = Math.max(0, Math.min(firstOpen - 1, schedule.length - shownLeast));
  const end = Math.max(firstOpen, lastDue + 1) + shownAhead;
  return schedule.slice(start, Math.max(end, start + shownLeast));
}

type Standing = Pick<InstallmentStandingDto, 'status' | 'dueDate' | 'paidOn' | 'daysLate' | 'movedOn'>;

export interface StandingTexts {
  readonly servicing: (typeof loanTexts)['en'];
  readonly payment: (typeof paymentTexts)['en'];
}

/** How an installment stands, in words. */
export function standingWords(
  { status, dueDate, paidOn, daysLate, movedOn }: Standing,
  texts: StandingTexts,
  isWrittenOff = false,
): string {
  const { servicing, payment } = texts;
  if (movedOn) return servicing.movedOn(formatLongDate(movedOn));
  // Of a loan that is written off nothing has a day any more by which it is paid.
  if (isWrittenOff && (status === 'UPCOMING' || status === 'DUE')) return payment.stillOwed;
  if (status === 'UPCOMING') return servicing.upcoming;
  if (status === 'OVERDUE') return payment.daysLate(daysLate);
  if (status === 'DUE') return servicing.dueToday;
  // Whatever a newer server says besides, it is not paid.
  if (status !== 'PAID') return '';
  if (!paidOn) return servicing.paid;
  const date = formatLongDate(paidOn);
  const daysEarly = daysBetween(paidOn, dueDate);
  if (daysEarly > 0) return servicing.paidEarly(date);
  return daysLate > 0 ? servicing.paidLate(date, daysLate) : servicing.paidOn(date);
}

/** The exact sum of amounts of money. */
export const sumOf = (amounts: readonly number[]): number =>
  toMajor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));
