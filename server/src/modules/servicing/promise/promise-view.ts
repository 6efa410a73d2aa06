import { type Day, daysBetween, type PromiseState, promiseStanding, toMajor } from '@pautang/loan-terms';
import { todayInManila } from '../../../platform/calendar';
import type { Language } from '../../../platform/language/language';
import { inLanguage, type Words } from '../../../platform/language/sentence';
import type { LoanStatus } from '../../loan/loan-status';
import type { PromiseDto } from './promise.dto';
import type { PromiseColumns } from './promise.sql';

/** What is known of the loan of a promise. */
export interface PromisedLoan {
  readonly currency: string;
  readonly status: LoanStatus;
  readonly repaidAt: Date | null;
}

/** A promise is told of beside its loan for so long after its day. */
const SHOWN_DAYS = 30;

const TEXTS: Readonly<Record<PromiseState, Words>> = {
  OPEN: 'We will not remind you before this day. Interest and penalties go on as agreed until you pay.',
  KEPT: 'Thank you: you paid as you said.',
  BROKEN: 'By that day the amount had not reached us. Interest and penalties went on as agreed.',
  WITHDRAWN: 'This promise was taken back.',
};

/** Of one that is open. */
const WRITTEN_OFF = 'This loan is written off: nothing more is charged on it, whenever you pay.';

export function standingOf(
  promise: PromiseColumns,
  { repaidAt }: Pick<PromisedLoan, 'repaidAt'>,
  today: Day,
) {
  const closedOn = repaidAt === null ? undefined : (promise.closedOn ?? todayInManila(repaidAt));
  return promiseStanding(promise, promise.payments, today, closedOn);
}

export function toPromise(
  promise: PromiseColumns,
  loan: PromisedLoan,
  today: Day,
  language: Language,
): PromiseDto {
  const { state, paidMinor, keptOn } = standingOf(promise, loan, today);
  const isFree = state === 'OPEN' && loan.status === 'WRITTEN_OFF';
  return {
    promiseId: promise.id,
    promisedOn: promise.promisedOn,
    amount: toMajor(promise.amountMinor),
    selectedCurrency: loan.currency,
    madeAt: new Date(promise.madeAt).toISOString(),
    madeBy: promise.madeBy,
    state,
    paidAmount: toMajor(paidMinor),
    keptOn,
    text: inLanguage(language, isFree ? WRITTEN_OFF : TEXTS[state]),
  };
}

/** Whether it still says something of its loan. */
export function isShown({ promisedOn, isWithdrawn }: PromiseColumns, today: Day): boolean {
  return !isWithdrawn && daysBetween(promisedOn, today) <= SHOWN_DAYS;
}
