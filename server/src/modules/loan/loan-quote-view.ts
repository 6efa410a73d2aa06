import { TERMS_VERSION } from '@pautang/legal-texts';
import {
  type ChargedInBoth,
  type ChargedLoan,
  chargesMinor,
  dueDays,
  effectiveRates,
  type LoanChargeKind,
  type LoanQuote,
  scheduleOf,
  toMajor,
} from '@pautang/loan-terms';
import type { OwnLateRules } from '../../config/late-payment-rules';
import { contentHash } from '../../platform/content-hash';
import type { InstallmentDto, LoanQuoteDto } from './loan.dto';
import type { Loan } from './loan.entity';
import type { QuotedChargesDto } from './loan-charges.dto';

/** A loan's figures in the chosen currency and in pesos, each from the same formula on its own principal. */
export interface PricedLoan {
  readonly currency: string;
  readonly unitsPerPhp: number;
  readonly foreign: LoanQuote;
  readonly php: LoanQuote;
  /** Absent where nothing is charged once. */
  readonly charged?: ChargedInBoth;
  /** Absent where paying late costs what the edition of the contract lays down. */
  readonly penaltyRules?: OwnLateRules;
}

/** What a member agreed to: the loan, and the very answer that told its cost. */
export interface AgreedLoan {
  readonly priced: PricedLoan;
  readonly quote: LoanQuoteDto;
}

/** A priced loan in the names of the API, with the dates of a loan that is approved on this day. */
export function toQuoteDto(priced: PricedLoan, day: string): LoanQuoteDto {
  const { currency, unitsPerPhp, foreign, php, charged, penaltyRules } = priced;
  const { monthlyPercent, yearlyPercent } = effectiveRates(foreign, charged?.foreign.proceedsMinor);
  const quote = {
    selectedCurrency: currency,
    exchangeRate: unitsPerPhp,
    roundingUnit: toMajor(foreign.unitMinor),
    installmentCount: foreign.termMonths,
    interestRate: foreign.ratePercent,
    interestMethod: foreign.method,
    loanAmountXR: toMajor(charged?.foreign.askedMinor ?? foreign.principalMinor),
    loanAmountPHP: toMajor(charged?.php.askedMinor ?? php.principalMinor),
    interestAmountXR: toMajor(foreign.interestMinor),
    interestAmountPHP: toMajor(php.interestMinor),
    monthlyRepaymentXR: toMajor(foreign.monthlyRepaymentMinor),
    monthlyRepaymentPHP: toMajor(php.monthlyRepaymentMinor),
    installmentAmountXR: toMajor(foreign.installmentMinor),
    installmentAmountPHP: toMajor(php.installmentMinor),
    financeChargeXR: toMajor(foreign.financeChargeMinor),
    financeChargePHP: toMajor(php.financeChargeMinor),
    totalAmountXR: toMajor(foreign.totalMinor),
    totalAmountPHP: toMajor(php.totalMinor),
    effectiveMonthlyRate: Number(monthlyPercent.toFixed(4)),
    effectiveYearlyRate: Number(yearlyPercent.toFixed(2)),
    schedule: datedSchedule(foreign, day),
    ...(charged && { charges: toCharges(charged, priced) }),
    ...(penaltyRules && { penaltyRules }),
    termsVersion: TERMS_VERSION,
  };
  return { ...quote, quoteHash: hashOfQuote(quote) };
}

function toCharges({ foreign, php }: ChargedInBoth, priced: PricedLoan): QuotedChargesDto {
  const items = php.charges.map(({ kind, way, amountMinor }) => ({
    kind,
    way,
    amountXR: toMajor(chargesMinor(foreign.charges.filter((one) => one.kind === kind))),
    amountPHP: toMajor(amountMinor),
  }));
  const ownFee = ({ charges }: ChargedLoan) =>
    chargesMinor(charges.filter(({ kind }) => kind === 'PROCESSING_FEE'));
  return {
    items,
    totalXR: toMajor(chargesMinor(foreign.charges)),
    totalPHP: toMajor(chargesMinor(php.charges)),
    principalXR: toMajor(foreign.principalMinor),
    principalPHP: toMajor(php.principalMinor),
    proceedsXR: toMajor(foreign.proceedsMinor),
    proceedsPHP: toMajor(php.proceedsMinor),
    financeChargeXR: toMajor(priced.foreign.financeChargeMinor + ownFee(foreign)),
    financeChargePHP: toMajor(priced.php.financeChargeMinor + ownFee(php)),
  };
}

/** What is paid out of a priced loan, in its currency. */
export function paidOutMinor({ foreign, charged }: PricedLoan): number {
  return charged?.foreign.proceedsMinor ?? foreign.principalMinor;
}

/** What is kept of them with the loan. */
export function chargedColumns({ charged }: PricedLoan): Pick<Loan, 'processingFeeMinor' | 'stampTaxMinor'> {
  const { charges = [] } = charged?.foreign ?? {};
  const ofKind = (kind: LoanChargeKind) => chargesMinor(charges.filter((one) => one.kind === kind));
  return { processingFeeMinor: ofKind('PROCESSING_FEE'), stampTaxMinor: ofKind('DOCUMENTARY_STAMP_TAX') };
}

export function hashOfQuote(quote: Omit<LoanQuoteDto, 'quoteHash'>): string {
  return contentHash(quote);
}

function datedSchedule(quote: LoanQuote, approvedOn: string): InstallmentDto[] {
  const dueDates = dueDays(approvedOn, quote.termMonths);
  return scheduleOf(quote).map(({ number, amountMinor, principalMinor, interestMinor }, index) => ({
    installmentNumber: number,
    dueDate: dueDates[index] ?? '',
    amount: toMajor(amountMinor),
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
  }));
}
