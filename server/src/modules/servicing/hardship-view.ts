import { createHash } from 'node:crypto';
import { type HardshipQuote, type HardshipWay, type LeftToPay, toMajor } from '@pautang/loan-terms';
import { sortKeys } from '../../platform/sort-keys';
import type {
  HardshipInstallmentDto,
  HardshipLeftDto,
  HardshipQuoteDto,
  HardshipStateDto,
  HardshipWishDto,
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
    schedule: quote.change.installments.map(toHardshipInstallment),
  };
  const quoteHash = createHash('sha256')
    .update(JSON.stringify(sortKeys(shown)))
    .digest('hex');
  return { ...shown, quoteHash };
}

export function toHardshipInstallment({
  number,
  dueOn,
  principalMinor,
  interestMinor,
}: HardshipQuote['change']['installments'][number] | Scheduled): HardshipInstallmentDto {
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

export function toHardshipState(request: HardshipRequest): HardshipStateDto {
  return {
    requestId: request.id,
    loanNumber: request.quote.loanNumber,
    state: request.state,
    happened: request.happened,
    canPay: request.canPayMinor === null ? undefined : toMajor(request.canPayMinor),
    askedAt: request.askedAt.toISOString(),
    closedAt: request.closedAt?.toISOString(),
    reason: request.reason ?? undefined,
    changedOn: request.changedOn ?? undefined,
    quote: request.quote,
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
