import { type Day, daysBetween, type PromiseState, promiseStanding, toMajor } from '@pautang/loan-terms';
import { todayInManila } from '../../../platform/calendar';
import type { Language } from '../../../platform/language/language';
import { inLanguage, type Words } from '../../../platform/language/sentence';
import type { PromiseDto } from './promise.dto';
import type { PromiseColumns } from './promise.sql';

/** What is known of the loan of a promise. */
export interface PromisedLoan {
  readonly currency: string;
  readonly repaidAt: Date | null;
}

/** A promise is told of beside its loan for so long after its day. */
const SHOWN_DAYS = 30;

const TEXTS: Readonly<Record<PromiseState, Words>> = {
  OPEN: 'We will not remind you before this day. Interest and penalties go on as agreed until you pay.',
  KEPT: 'Thank you: you paid as you said.',
  BROKEN:
    'The day has passed, and the amount has not reached us. Interest and penalties have gone on as agreed.',
  WITHDRAWN: 'This promise was taken back.',
};

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
    text: inLanguage(language, TEXTS[state]),
  };
}

/** Whether it still says something of its loan. */
export function isShown({ promisedOn, isWithdrawn }: PromiseColumns, today: Day): boolean {
  return !isWithdrawn && daysBetween(promisedOn, today) <= SHOWN_DAYS;
}
