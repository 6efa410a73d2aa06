import {
  type HardshipQuote,
  type HardshipWay,
  type LeftToPay,
  type ServicedContract,
  toldNumbers,
  toMajor,
} from '@pautang/loan-terms';
import { contentHash } from '../../platform/content-hash';
import { sortKeys } from '../../platform/sort-keys';
import type { AgreedChange } from './agreed-change';
import type {
  HardshipInstallmentDto,
  HardshipLeftDto,
  HardshipQuoteDto,
  HardshipStateDto,
  HardshipWishDto,
  ScheduleVersionDto,
} from './hardship.dto';
import type { HardshipRequest } from './hardship-request.entity';

export function wayOf({ way, size }: HardshipWishDto): HardshipWay {
  return way === 'DUE_DAY' ? { kind: way, dayOfMonth: size } : { kind: way, months: size };
}

export function toHardshipQuote(
  { loanNumber, currency }: { readonly loanNumber: string; readonly currency: string },
  { way, size }: HardshipWishDto,
  quote: HardshipQuote,
): HardshipQuoteDto {
  const shown = {
    loanNumber,
    way,
    size,
    selectedCurrency: currency,
    before: toLeft(quote.before),
    after: toLeft(quote.after),
    cost: toMajor(quote.costMinor),
    effectiveMonthlyRate: Number(quote.monthlyPercent.toFixed(4)),
    effectiveYearlyRate: Number(quote.yearlyPercent.toFixed(2)),
    schedule: quote.change.installments.map(toChangedInstallment(quote.change.shownFrom)),
  };
  return { ...shown, dueAtOnce: toMajor(quote.dueAtOnceMinor), quoteHash: hashOfHardshipQuote(shown) };
}

/** Of all that is quoted but what is due at once, which grows by the day. */
export function hashOfHardshipQuote(quote: Omit<HardshipQuoteDto, 'quoteHash' | 'dueAtOnce'>): string {
  return contentHash(quote);
}

/**
 * Whether both come to the same, also where the installments of the one that was asked for were numbered otherwise, as before
 * a version that numbers them as they are read.
 */
export function areSameFigures(asked: HardshipQuoteDto, now: HardshipQuoteDto): boolean {
  return comparable(asked) === comparable(now);
}

function comparable({ quoteHash: _, dueAtOnce: __, schedule, ...figures }: HardshipQuoteDto): string {
  const installments = schedule.map(({ installmentNumber: ___, ...one }) => one);
  return JSON.stringify(sortKeys({ ...figures, installments }));
}

/** The schedules of a loan, in the numbers that are read. */
export function toScheduleVersions(
  contract: Pick<ServicedContract, 'startsOn' | 'installments'>,
  agreed: readonly HardshipRequest[],
): ScheduleVersionDto[] {
  const changes = agreed.flatMap(({ change }) => change ?? []);
  const told = toldNumbers(contract.installments, changes);
  const later = agreed.map(({ id, happened, way, size, change }) => {
    return {
      requestId: id,
      happened,
      way,
      size,
      since: change!.enteredOn,
      installments: change!.installments,
    };
  });
  const first = { since: contract.startsOn, installments: contract.installments };
  return [first, ...later].map(({ installments, ...version }, index) => ({
    version: index + 1,
    ...version,
    until: later[index]?.since,
    schedule: installments.map((one) =>
      toHardshipInstallment({ ...one, number: told.get(one.number)!.shown }),
    ),
  }));
}

const toChangedInstallment =
  (shownFrom = 1) =>
  (installment: Scheduled, index: number) =>
    toHardshipInstallment({ ...installment, number: shownFrom + index });

function toHardshipInstallment({
  number,
  dueOn,
  principalMinor,
  interestMinor,
}: Scheduled): HardshipInstallmentDto {
  return {
    installmentNumber: number,
    dueDate: dueOn,
    amount: toMajor(principalMinor + interestMinor),
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
  };
}

interface Scheduled {
  readonly number: number;
  readonly dueOn: string;
  readonly principalMinor: number;
  readonly interestMinor: number;
}

/** Where the addendum of an agreed change is. */
export function addendumPath(loanNumber: string, requestId: string): string {
  return `/v2/loan/${loanNumber}/hardship/${requestId}/addendum.pdf`;
}

/** @param inOwnWords what the member added, read */
export function toHardshipState(request: HardshipRequest, inOwnWords: string | undefined): HardshipStateDto {
  return {
    requestId: request.id,
    loanNumber: request.quote.loanNumber,
    state: request.state,
    happened: request.happened,
    inOwnWords,
    canPay: request.canPayMinor === null ? undefined : toMajor(request.canPayMinor),
    askedAt: request.askedAt.toISOString(),
    closedAt: request.closedAt?.toISOString(),
    reason: request.reason ?? undefined,
    changedOn: request.changedOn ?? undefined,
    addendum: request.state === 'AGREED' ? addendumPath(request.quote.loanNumber, request.id) : undefined,
    quote: request.quote,
  };
}

export function toAgreedChange(request: HardshipRequest): AgreedChange {
  const { id: requestId, quote, language, askedAt, closedAt, changedOn, addendumEdition } = request;
  return {
    requestId,
    // Those of before there were words are written in the first ones.
    edition: addendumEdition ?? '2026-12',
    quote,
    language,
    askedAt,
    agreedAt: closedAt!,
    changedOn: changedOn!,
  };
}

function toLeft({ installmentCount, principalMinor, interestMinor, totalMinor, endsOn }: LeftToPay) {
  return {
    installmentCount,
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
    total: toMajor(totalMinor),
    endsOn,
  } satisfies HardshipLeftDto;
}
