import { addDays, addMonths, coinMinor, percentOf, toFraction, toMajor, toMinor } from '@pautang/loan-terms';
import type { InstallmentStandingDto, PaymentDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { formatLongDate, formatMoney, formatNumber } from '../../lib/format';
import type { paymentTexts } from '../../texts/payment';
import { lastDayOf } from './due-day';
import { checkpointIn } from './loan-checkpoint';

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

/**
 * What a day adds to all that is late, as long as the yearly limit leaves room for it: rounded once, as the days of each
 * installment are in the end.
 */
function dailyPenalty(account: Penalised): number | undefined {
  const { dailyPercent, lifeCapPercent } = account.penaltyRules;
  const daily = toFraction(dailyPercent);
  // The rules that have a cap of the whole life count in coins.
  const coin = lifeCapPercent === undefined ? undefined : coinMinor(account.selectedCurrency);
  let lateMinor = 0;
  for (const late of penalised(account)) {
    const unpaid = unpaidMinor(late, account.payments);
    if (unpaid === undefined) return undefined;
    lateMinor += unpaid;
  }
  return toMajor(percentOf(lateMinor, daily, coin));
}

type Account = Penalised &
  Pick<LoanAccount, 'nextPayment' | 'charges' | 'checkpoint' | 'asOf' | 'outstandingAmount'> & {
    readonly writtenOffOn?: string | undefined;
  };
type Texts = (typeof paymentTexts)['en'];

/**
 * Which limit leaves the coming day no room. Another year of the contract has room again, so what was waived in an
 * earlier one says nothing where the room itself is known.
 */
function limitReached({ charges, ...account }: Account, number: number): 'year' | 'life' | undefined {
  const { capRoom: room, contract } = checkpointIn(account) ?? {};
  if (!room || !contract) {
    const newest = charges.findLast(({ installmentNumber }) => installmentNumber === number);
    return newest && newest.waived > 0 ? 'year' : undefined;
  }
  if (room.lifeLeftMinor === 0) return 'life';
  const lastDay = addMonths(contract.startsOn, 12 * room.year);
  return room.leftMinor === 0 && account.asOf < lastDay ? 'year' : undefined;
}

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

/** What is owed beside all installments: credit that was used, and whose payment was taken back afterwards. */
function owedBack({ schedule, outstandingAmount, writtenOffOn }: Account): number {
  if (writtenOffOn !== undefined) return 0;
  return toMajor(toMinor(outstandingAmount) - sumOf(schedule.map(({ outstanding }) => outstanding)));
}

/** What is to be known of what is due: what being late costs, and what of it is no installment. */
export function lateWords(account: Account, texts: Texts): LateWords | undefined {
  const late = latenessOf(account, texts);
  const back = owedBack(account);
  if (back <= 0) return late;
  const text = texts.owedBack(formatMoney(back, account.selectedCurrency));
  return late ? { ...late, text: `${late.text} ${text}` } : { color: 'warning', text };
}

/** What being late with the oldest open installment costs, or until when it costs nothing. */
function latenessOf(account: Account, texts: Texts): LateWords | undefined {
  const { schedule, nextPayment, penaltyRules, selectedCurrency } = account;
  const { graceDays, dailyPercent, capPercent, lifeCapPercent = 0 } = penaltyRules;
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
  const limit = limitReached(account, number);
  if (limit === 'life') return { color: 'danger', text: texts.lifeCapReached(formatNumber(lifeCapPercent)) };
  if (limit === 'year') return { color: 'danger', text: texts.capReached(formatNumber(capPercent)) };
  const runs = texts.penaltyRuns(number, formatNumber(dailyPercent));
  const daily = dailyPenalty(account);
  if (daily === undefined) return { color: 'danger', text: runs };
  const aDay = penalised(account).length > 1 ? texts.penaltiesADay : texts.penaltyADay;
  return { color: 'danger', text: `${runs} ${aDay(formatMoney(daily, selectedCurrency))}` };
}
