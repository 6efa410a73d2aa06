import { addDays, coinMinor, percentOf, toFraction, toMajor, toMinor } from '@pautang/loan-terms';
import type { InstallmentStandingDto, PaymentDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { formatLongDate, formatMoney, formatNumber } from '../../lib/format';
import type { paymentTexts } from '../../texts/payment';
import { lastDayOf } from './due-day';

type Penalised = Pick<LoanAccount, 'schedule' | 'payments' | 'penaltyRules' | 'selectedCurrency'>;

/**
 * Principal and interest, without penalties: only on these a penalty is counted. An account lists its newest payments
 * alone, so where earlier ones paid of it too, nobody knows here what.
 */
function unpaidMinor(
  { installmentNumber, principal, interest, paid }: InstallmentStandingDto,
  payments: readonly PaymentDto[],
): number | undefined {
  const listed = payments
    .filter(({ reversed }) => !reversed)
    .flatMap(({ allocations }) => allocations)
    .filter((allocation) => allocation.installmentNumber === installmentNumber);
  const ofLoan = sumOf(listed.flatMap((one) => [one.interest, one.principal]));
  const ofPenalties = sumOf(listed.flatMap((one) => [one.penalty, one.fee]));
  return ofLoan + ofPenalties < toMinor(paid) ? undefined : sumOf([principal, interest]) - ofLoan;
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toMinor(amount), 0);

/** The installments to which the coming day adds a penalty. */
function penalised({ schedule, penaltyRules }: Penalised): InstallmentStandingDto[] {
  return schedule.filter(
    ({ status, paidOn, daysLate }) =>
      status === 'OVERDUE' && paidOn === undefined && daysLate >= penaltyRules.graceDays,
  );
}

/** What the coming day adds to all that is late, as long as the yearly limit leaves room for it. */
function dailyPenalty(account: Penalised): number | undefined {
  const { dailyPercent, lifeCapPercent } = account.penaltyRules;
  const daily = toFraction(dailyPercent);
  // The rules that have a cap of the whole life count in coins.
  const coin = lifeCapPercent === undefined ? undefined : coinMinor(account.selectedCurrency);
  let added = 0;
  for (const late of penalised(account)) {
    const unpaid = unpaidMinor(late, account.payments);
    if (unpaid === undefined) return undefined;
    added += percentOf(unpaid, daily, coin);
  }
  return toMajor(added);
}

type Account = Penalised & Pick<LoanAccount, 'nextPayment' | 'charges'>;

/** What is left of penalties of installments whose rest went into a new schedule. */
function sumOfMoved(schedule: readonly InstallmentStandingDto[]): number {
  return toMajor(
    sumOf(schedule.map(({ movedOn, outstanding }) => (movedOn === undefined ? 0 : outstanding))),
  );
}

interface LateWords {
  readonly color: 'warning' | 'danger';
  readonly text: string;
}

/** What being late with the oldest open installment costs, or until when it costs nothing. */
export function lateWords(account: Account, texts: (typeof paymentTexts)['en']): LateWords | undefined {
  const { schedule, nextPayment, penaltyRules, charges, selectedCurrency } = account;
  const { graceDays, dailyPercent, capPercent } = penaltyRules;
  const moved = sumOfMoved(schedule);
  const oldest = schedule.find(
    ({ installmentNumber }) => installmentNumber === nextPayment?.installmentNumber,
  );
  if (!oldest || oldest.daysLate === 0 || oldest.movedOn !== undefined) {
    const text = texts.penaltiesMoved(formatMoney(moved, selectedCurrency));
    return moved > 0 ? { color: 'warning', text } : undefined;
  }
  const { installmentNumber: number, daysLate, paidOn, outstanding } = oldest;
  if (paidOn !== undefined) {
    return { color: 'danger', text: texts.penaltyLeft(number, formatMoney(outstanding, selectedCurrency)) };
  }
  if (daysLate <= graceDays) {
    const lastFree = addDays(lastDayOf(oldest), graceDays);
    return { color: 'warning', text: texts.graceLeft(number, formatLongDate(lastFree)) };
  }
  const newest = charges.findLast(({ installmentNumber }) => installmentNumber === number);
  if (newest && newest.waived > 0) {
    return { color: 'danger', text: texts.capReached(formatNumber(capPercent)) };
  }
  const runs = texts.penaltyRuns(number, formatNumber(dailyPercent));
  const daily = dailyPenalty(account);
  if (daily === undefined) return { color: 'danger', text: runs };
  const aDay = penalised(account).length > 1 ? texts.penaltiesADay : texts.penaltyADay;
  return { color: 'danger', text: `${runs} ${aDay(formatMoney(daily, selectedCurrency))}` };
}
