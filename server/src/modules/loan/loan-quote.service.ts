import { Injectable } from '@nestjs/common';
import {
  amountsAgree,
  type ChargedInBoth,
  chargeLoan,
  coinMinor,
  fromPhp,
  type LoanQuote,
  type LoanTerms,
  leastLoanMinor,
  missingPhpMinor,
  type OwnLimits,
  PESO_MINOR,
  PrincipalTooSmall,
  quoteLoan,
  roundingUnitMinor,
  toMajor,
  toMinor,
  toPhp,
} from '@pautang/loan-terms';
import { Settings } from '../../config/settings';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { filled } from '../../platform/language/sentence';
import { invalidField } from '../../platform/problem/common.errors';
import type { Problem } from '../../platform/problem/problem';
import { CurrencyService } from '../currency/currency.service';
import type { RateInForce } from '../currency/currency.sql';
import type { LoanApplyDto, LoanQuoteDto, LoanQuoteRequestDto } from './loan.dto';
import { QuoteChanged } from './loan.errors';
import { type AgreedLoan, type PricedLoan, toQuoteDto } from './loan-quote-view';
import { RememberedQuotes } from './remembered-quotes';

const AGREED_FIGURES = [
  'interestRate',
  'interestAmountXR',
  'interestAmountPHP',
  'installmentAmountXR',
  'installmentAmountPHP',
] as const satisfies (keyof LoanApplyDto & keyof LoanQuoteDto)[];

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
    private readonly clock: Clock,
    private readonly remembered: RememberedQuotes,
  ) {}

  /** Without a question to the database, but for the first one of a while. @throws ValidationFailed */
  async quote(request: LoanQuoteRequestDto): Promise<StoredAnswer> {
    const { selectedCurrency: currency, installmentCount: termMonths, loanAmountPHP, loanAmountXR } = request;
    this.assertTerm(termMonths);
    const today = await this.clock.shownToday();
    const unitsPerPhp = (await this.currencies.shownRate(currency)) ?? refuseCurrency();
    const inputs = [today, currency, unitsPerPhp, termMonths, loanAmountPHP, loanAmountXR];
    return this.remembered.answer(inputs, () => this.quoted(request, unitsPerPhp, today).quote);
  }

  /** The same, with what it rests on. @throws ValidationFailed */
  async priced(request: LoanQuoteRequestDto): Promise<AgreedLoan> {
    this.assertTerm(request.installmentCount);
    const unitsPerPhp = (await this.currencies.shownRate(request.selectedCurrency)) ?? refuseCurrency();
    return this.quoted(request, unitsPerPhp, await this.clock.shownToday());
  }

  /**
   * For each term the least loan, in whole pesos, of which so much is paid out after its charges; none for a term where even
   * the largest one leaves less.
   * @param unitsPerPhp where there is no rate of today
   */
  async leastLoans(
    { currency, unitsPerPhp, neededMinor }: { currency: string; unitsPerPhp: number; neededMinor: number },
    { minLoan, maxLoan, terms }: Pick<OwnLimits, 'minLoan' | 'maxLoan' | 'terms'>,
  ): Promise<number[]> {
    const rate = (await this.currencies.shownRate(currency)) ?? unitsPerPhp;
    const startsOn = await this.clock.shownToday();
    const limits = { least: toMinor(minLoan), most: toMinor(maxLoan) };
    const ofTerms = terms.map((termMonths) =>
      leastLoanMinor(limits, (phpMinor) => {
        const foreignMinor = fromPhp(phpMinor, rate);
        const wish = { currency, unitsPerPhp: rate, termMonths, phpMinor, foreignMinor };
        return missingPhpMinor(neededMinor - this.charge(wish, startsOn).foreign.proceedsMinor, rate);
      }),
    );
    return ofTerms.filter((least) => least !== undefined).map(toMajor);
  }

  /**
   * The loan that an application asks for, when its figures are the server's own.
   * @param rates of its currency, as a hot statement read them
   * @param extended what the quote says besides
   * @throws ValidationFailed for an amount or term that is not offered, RatesOutdated, and QuoteChanged with
   * a fresh quote for figures that differ.
   */
  agreed(
    application: LoanApplyDto,
    now: Date,
    rates: readonly RateInForce[] | null,
    extended: (agreed: AgreedLoan) => LoanQuoteDto = ({ quote }) => quote,
  ): AgreedLoan {
    const {
      selectedCurrency: currency,
      exchangeRate: unitsPerPhp,
      installmentCount: termMonths,
    } = application;
    const phpMinor = toMinor(application.loanAmountPHP);
    const foreignMinor = toMinor(application.loanAmountXR);
    const today = todayInManila(now);
    const rate = this.currencies.judgeRate(currency, unitsPerPhp, rates) ?? refuseCurrency();
    const wish = { currency, unitsPerPhp, termMonths, phpMinor, foreignMinor };
    if (rate.isAccepted && amountsAgree(phpMinor, foreignMinor, unitsPerPhp)) {
      const inputs = [today, currency, unitsPerPhp, termMonths, phpMinor, foreignMinor];
      const quoted = this.remembered.loan(inputs, () => this.agreedOf(wish, today));
      const quote = extended(quoted);
      if (matches(application, quote)) return { priced: quoted.priced, quote };
    }
    const foreignNow = fromPhp(phpMinor, rate.current);
    const fresh = this.agreedOf({ ...wish, unitsPerPhp: rate.current, foreignMinor: foreignNow }, today);
    throw new QuoteChanged({ extensions: { quote: extended(fresh) } });
  }

  /** What can be said about an application without looking at rates. @throws ValidationFailed */
  assertApplicable({ installmentCount, loanAmountPHP }: LoanApplyDto): void {
    this.assertTerm(installmentCount);
    this.assertPhp(toMinor(loanAmountPHP), 'loanAmountPHP');
  }

  private quoted(request: LoanQuoteRequestDto, unitsPerPhp: number, today: string): AgreedLoan {
    const { selectedCurrency: currency, installmentCount: termMonths } = request;
    const amounts = this.readAmounts(request, unitsPerPhp);
    return this.agreedOf({ currency, unitsPerPhp, termMonths, ...amounts }, today);
  }

  private agreedOf(wish: Wish, today: string): AgreedLoan {
    const priced = this.price(wish, today);
    return { priced, quote: toQuoteDto(priced, today) };
  }

  /** @param startsOn the day of the quote, from which a tax of less than a year counts its days */
  private price(wish: Wish, startsOn: string): PricedLoan {
    const { currency, unitsPerPhp, termMonths } = wish;
    const { LOAN_RATE_PERCENT: ratePercent, LOAN_METHOD: method } = this.settings.environment;
    const terms = { termMonths, ratePercent, method };
    const foreignTerms = { ...terms, ...roundingOf(wish) };
    const charged = this.charge(wish, startsOn);
    const { foreign, php } = charged;
    const { ownLateRules: penaltyRules } = this.settings;
    return {
      currency,
      unitsPerPhp,
      foreign: repaidToItsEnd({ ...foreignTerms, principalMinor: foreign.principalMinor }),
      php: repaidToItsEnd({ ...terms, principalMinor: php.principalMinor, unitMinor: PESO_MINOR }),
      ...(php.charges.length > 0 && { charged }),
      ...(penaltyRules && { penaltyRules }),
    };
  }

  private charge(wish: Wish, startsOn: string): ChargedInBoth {
    return chargeLoan(this.settings.loanCharges, { ...wish, ...roundingOf(wish), startsOn });
  }

  private readAmounts({ loanAmountPHP, loanAmountXR }: LoanQuoteRequestDto, unitsPerPhp: number) {
    if ((loanAmountPHP === undefined) === (loanAmountXR === undefined)) {
      throw invalidField('loanAmountPHP', 'Send one of loanAmountPHP and loanAmountXR.');
    }
    if (loanAmountPHP !== undefined) {
      const phpMinor = toMinor(loanAmountPHP);
      this.assertPhp(phpMinor, 'loanAmountPHP');
      return { phpMinor, foreignMinor: fromPhp(phpMinor, unitsPerPhp) };
    }
    const foreignMinor = toMinor(loanAmountXR ?? 0);
    if (foreignMinor % roundingUnitMinor(unitsPerPhp) !== 0) {
      throw invalidField('loanAmountXR', 'In this currency the amount is a whole number.');
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
      throw invalidField(
        'installmentCount',
        filled('Choose a repayment period of so many months: {terms}.', { terms: LOAN_TERMS.join(', ') }),
      );
    }
  }

  private assertPhp(phpMinor: number, field: string): void {
    const { LOAN_MIN, LOAN_MAX } = this.settings.environment;
    if (phpMinor < toMinor(LOAN_MIN) || phpMinor > toMinor(LOAN_MAX)) throw this.outsideLimits(field);
    if (phpMinor % PESO_MINOR !== 0) throw invalidField(field, 'The amount is in whole pesos.');
  }

  private outsideLimits(field: string): Problem {
    const { LOAN_MIN, LOAN_MAX } = this.settings.environment;
    const [least, most] = [LOAN_MIN.toLocaleString('en-US'), LOAN_MAX.toLocaleString('en-US')];
    return invalidField(field, filled('A loan is worth from {least} to {most} PHP.', { least, most }));
  }
}

function roundingOf({ currency, unitsPerPhp }: Wish) {
  return { unitMinor: roundingUnitMinor(unitsPerPhp), coinMinor: coinMinor(currency) };
}

/** The figures of an application do not tell charges: who agrees to a loan with charges names the whole quote. */
function matches(application: LoanApplyDto, quote: LoanQuoteDto): boolean {
  const { quoteHash = quote.charges ? undefined : quote.quoteHash } = application;
  return quoteHash === quote.quoteHash && AGREED_FIGURES.every((name) => application[name] === quote[name]);
}

/** Where the limits are low, small loans over many months are none, the sooner the stronger the currency. @throws ValidationFailed */
function repaidToItsEnd(terms: LoanTerms): LoanQuote {
  try {
    return quoteLoan(terms);
  } catch (error) {
    if (!(error instanceof PrincipalTooSmall)) throw error;
    throw invalidField('installmentCount', 'This amount is too small for so many months. Choose fewer.');
  }
}

function refuseCurrency(): never {
  throw invalidField('selectedCurrency', 'Choose one of the offered currencies.');
}
