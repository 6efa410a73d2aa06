import { Injectable } from '@nestjs/common';
import {
  amountsAgree,
  effectiveRates,
  fromPhp,
  installments,
  type LoanQuote,
  PESO_MINOR,
  quoteLoan,
  roundingUnitMinor,
  toMajor,
  toMinor,
  toPhp,
} from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { filled, type Words } from '../../platform/language/sentence';
import { ValidationFailed } from '../../platform/problem/common.errors';
import type { Problem } from '../../platform/problem/problem';
import { CurrencyService } from '../currency/currency.service';
import type { LoanApplyDto, LoanQuoteDto, LoanQuoteRequestDto } from './loan.dto';
import { QuoteChanged } from './loan.errors';

/** A loan's figures in the chosen currency and in pesos, each from the same formula on its own principal. */
export interface PricedLoan {
  readonly currency: string;
  readonly unitsPerPhp: number;
  readonly foreign: LoanQuote;
  readonly php: LoanQuote;
}

interface Wish {
  readonly currency: string;
  readonly unitsPerPhp: number;
  readonly termMonths: number;
  readonly phpMinor: number;
  readonly foreignMinor: number;
}

@Injectable()
export class LoanQuoteService {
  constructor(
    private readonly currencies: CurrencyService,
    private readonly settings: Settings,
  ) {}

  /** @throws ValidationFailed */
  async quote(request: LoanQuoteRequestDto): Promise<LoanQuoteDto> {
    const { selectedCurrency: currency, installmentCount: termMonths } = request;
    this.assertTerm(termMonths);
    const unitsPerPhp = await this.currentRate(currency);
    const amounts = this.readAmounts(request, unitsPerPhp);
    return toQuoteDto(this.price({ currency, unitsPerPhp, termMonths, ...amounts }));
  }

  /**
   * The loan that an application asks for, when its figures are the server's own.
   * @throws ValidationFailed for an amount or term that is not offered, RatesOutdated, and QuoteChanged with
   * a fresh quote for figures that differ.
   */
  async agreed(tx: EntityManager, application: LoanApplyDto): Promise<PricedLoan> {
    const {
      selectedCurrency: currency,
      exchangeRate: unitsPerPhp,
      installmentCount: termMonths,
    } = application;
    this.assertApplicable(application);
    const phpMinor = toMinor(application.loanAmountPHP);
    const foreignMinor = toMinor(application.loanAmountXR);
    const currentRate = await this.currentRate(currency, tx);
    const isKnownRate = await this.currencies.acceptsRate(tx, currency, unitsPerPhp);
    if (isKnownRate && amountsAgree(phpMinor, foreignMinor, unitsPerPhp)) {
      const priced = this.price({ currency, unitsPerPhp, termMonths, phpMinor, foreignMinor });
      if (matches(application, priced)) return priced;
    }
    const fresh = this.price({
      currency,
      unitsPerPhp: currentRate,
      termMonths,
      phpMinor,
      foreignMinor: fromPhp(phpMinor, currentRate),
    });
    throw new QuoteChanged({ extensions: { quote: toQuoteDto(fresh) } });
  }

  /** What can be said about an application without looking at rates. @throws ValidationFailed */
  assertApplicable({ installmentCount, loanAmountPHP }: LoanApplyDto): void {
    this.assertTerm(installmentCount);
    this.assertPhp(toMinor(loanAmountPHP), 'loanAmountPHP');
  }

  private price({ currency, unitsPerPhp, termMonths, phpMinor, foreignMinor }: Wish): PricedLoan {
    const terms = { termMonths, ratePercent: this.settings.environment.LOAN_RATE_PERCENT };
    const unitMinor = roundingUnitMinor(unitsPerPhp);
    return {
      currency,
      unitsPerPhp,
      foreign: quoteLoan({ ...terms, principalMinor: foreignMinor, unitMinor }),
      php: quoteLoan({ ...terms, principalMinor: phpMinor, unitMinor: PESO_MINOR }),
    };
  }

  private readAmounts({ loanAmountPHP, loanAmountXR }: LoanQuoteRequestDto, unitsPerPhp: number) {
    if ((loanAmountPHP === undefined) === (loanAmountXR === undefined)) {
      throw invalid('loanAmountPHP', 'Send one of loanAmountPHP and loanAmountXR.');
    }
    if (loanAmountPHP !== undefined) {
      const phpMinor = toMinor(loanAmountPHP);
      this.assertPhp(phpMinor, 'loanAmountPHP');
      return { phpMinor, foreignMinor: fromPhp(phpMinor, unitsPerPhp) };
    }
    const foreignMinor = toMinor(loanAmountXR ?? 0);
    if (foreignMinor % roundingUnitMinor(unitsPerPhp) !== 0) {
      throw invalid('loanAmountXR', 'In this currency the amount is a whole number.');
    }
    const phpMinor = this.phpFor(foreignMinor, unitsPerPhp);
    this.assertPhp(phpMinor, 'loanAmountXR');
    return { phpMinor, foreignMinor };
  }

  /** The largest loan, converted and rounded up, would come back a little above the maximum. */
  private phpFor(foreignMinor: number, unitsPerPhp: number): number {
    const largest = toMinor(this.settings.environment.LOAN_MAX);
    const most = fromPhp(largest, unitsPerPhp);
    if (foreignMinor > most) throw this.outsideLimits('loanAmountXR');
    return foreignMinor === most ? largest : toPhp(foreignMinor, unitsPerPhp);
  }

  private assertTerm(termMonths: number): void {
    const { LOAN_TERMS } = this.settings.environment;
    if (!LOAN_TERMS.includes(termMonths)) {
      throw invalid(
        'installmentCount',
        filled('Choose one of {terms} months.', { terms: LOAN_TERMS.join(', ') }),
      );
    }
  }

  private assertPhp(phpMinor: number, field: string): void {
    const { LOAN_MIN, LOAN_MAX } = this.settings.environment;
    if (phpMinor < toMinor(LOAN_MIN) || phpMinor > toMinor(LOAN_MAX)) throw this.outsideLimits(field);
    if (phpMinor % PESO_MINOR !== 0) throw invalid(field, 'The amount is in whole pesos.');
  }

  private outsideLimits(field: string): Problem {
    const { LOAN_MIN, LOAN_MAX } = this.settings.environment;
    const [least, most] = [LOAN_MIN.toLocaleString('en-US'), LOAN_MAX.toLocaleString('en-US')];
    return invalid(field, filled('A loan is worth from {least} to {most} PHP.', { least, most }));
  }

  private async currentRate(currency: string, tx?: EntityManager): Promise<number> {
    const rate = await this.currencies.currentRate(currency, tx);
    if (rate === undefined) throw invalid('selectedCurrency', 'Choose one of the offered currencies.');
    return rate;
  }
}

/** A priced loan in the names of the API. */
function toQuoteDto({ currency, unitsPerPhp, foreign, php }: PricedLoan): LoanQuoteDto {
  const { monthlyPercent, yearlyPercent } = effectiveRates(foreign);
  return {
    selectedCurrency: currency,
    exchangeRate: unitsPerPhp,
    roundingUnit: toMajor(foreign.unitMinor),
    installmentCount: foreign.termMonths,
    interestRate: foreign.ratePercent,
    loanAmountXR: toMajor(foreign.principalMinor),
    loanAmountPHP: toMajor(php.principalMinor),
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
    schedule: installments(foreign).map((amountMinor, index) => ({
      installmentNumber: index + 1,
      amount: toMajor(amountMinor),
    })),
  };
}

function matches(application: LoanApplyDto, { foreign, php }: PricedLoan): boolean {
  return (
    application.interestRate === foreign.ratePercent &&
    toMinor(application.interestAmountXR) === foreign.interestMinor &&
    toMinor(application.interestAmountPHP) === php.interestMinor &&
    toMinor(application.installmentAmountXR) === foreign.installmentMinor &&
    toMinor(application.installmentAmountPHP) === php.installmentMinor
  );
}

function invalid(field: string, message: Words): Problem {
  return new ValidationFailed({ detail: message, errors: [{ field, message }] });
}
