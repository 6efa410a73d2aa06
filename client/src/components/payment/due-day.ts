import { type Day, daysBetween } from '@pautang/loan-terms';
import type { InstallmentStandingDto, InstallmentStatus, NextPaymentDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import type { paymentTexts } from '../../texts/payment';

type Texts = Pick<(typeof paymentTexts)['en'], 'today' | 'daysLeft' | 'daysLate'>;

/** How far off a due day is, as '12 days left', 'today' or '3 days late'. */
export function daysUntil(due: Day, asOf: Day, texts: Texts): string {
  const days = daysBetween(asOf, due);
  if (days === 0) return texts.today;
  return days > 0 ? texts.daysLeft(days) : texts.daysLate(-days);
}

/** The oldest payment, where it should have been made by now. */
export function overduePayment({
  nextPayment,
  asOf,
}: Pick<LoanAccount, 'nextPayment' | 'asOf'>): NextPaymentDto | undefined {
  return nextPayment && isPast(lastDayOf(nextPayment), asOf) ? nextPayment : undefined;
}

/** The last day on which it is paid in time. */
export const lastDayOf = ({ dueDate, keptUntil }: Pick<NextPaymentDto, 'dueDate' | 'keptUntil'>): Day =>
  keptUntil ?? dueDate;

export const isPast = (due: Day, asOf: Day): boolean => daysBetween(due, asOf) > 0;

/** What was unpaid of it did not go into a new schedule. */
export const isInForce = ({ movedOn }: Pick<InstallmentStandingDto, 'movedOn'>): boolean =>
  movedOn === undefined;

/** As a picture or a sign shows it. Of a loan that is written off nothing is due on a day any more. */
export const statusInPicture = (status: InstallmentStatus, isWrittenOff: boolean): InstallmentStatus =>
  isWrittenOff && status === 'DUE' ? 'UPCOMING' : status;

/** What is due, or else the next payment; nothing where nothing is left to pay. */
export function amountToPay({
  amountDue,
  nextPayment,
}: Pick<LoanAccount, 'amountDue' | 'nextPayment'>): number | undefined {
  return amountDue > 0 ? amountDue : nextPayment?.amount;
}

/** The payment whose day that amount has. None where it is due now, of before a new schedule, and the next day is that of what follows. */
export function paymentOfDay({
  amountDue,
  nextPayment,
  asOf,
}: Pick<LoanAccount, 'amountDue' | 'nextPayment' | 'asOf'>): NextPaymentDto | undefined {
  const isLater = amountDue > 0 && nextPayment !== undefined && isPast(asOf, nextPayment.dueDate);
  return isLater ? undefined : nextPayment;
}

/** What that amount is called. */
export function dueLabelOf({
  amountDue,
  writtenOffOn,
}: Pick<LoanAccount, 'amountDue' | 'writtenOffOn'>): 'stillOwed' | 'dueNow' | 'nextPayment' {
  if (writtenOffOn) return 'stillOwed';
  return amountDue > 0 ? 'dueNow' : 'nextPayment';
}

/** The next installment that is not due yet and has something left to pay. */
export function upcomingPayment(schedule: readonly InstallmentStandingDto[]): NextPaymentDto | undefined {
  const upcoming = schedule.find(({ status }) => status === 'UPCOMING');
  if (!upcoming) return undefined;
  const { installmentNumber, dueDate, keptUntil, outstanding } = upcoming;
  return { installmentNumber, dueDate, keptUntil, amount: outstanding };
}
