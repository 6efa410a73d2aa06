import { assertMinor, ceilToUnit, MoneyError, toFraction } from './money';

/** What a loan is asked for. Amounts are hundredths of the loan's currency. */
export interface LoanTerms {
  readonly principalMinor: number;
  readonly termMonths: number;
  /** Add-on interest, percent of the original principal per month. */
  readonly ratePercent: number;
  /** Amounts are rounded up to whole multiples of this. */
  readonly unitMinor: number;
}

/** What the loan costs. Amounts are hundredths of the loan's currency. */
export interface LoanQuote extends LoanTerms {
  /** The interest charge of one month. */
  readonly interestMinor: number;
  /** The principal's share of one month. */
  readonly monthlyRepaymentMinor: number;
  /** What is paid each month but the last. */
  readonly installmentMinor: number;
  /** What is paid in the last month: it settles the rounding of all others. */
  readonly lastInstallmentMinor: number;
  /** The interest of the whole loan (Republic Act 3765, section 3). */
  readonly financeChargeMinor: number;
  /** Principal and finance charge together: what is paid in all. */
  readonly totalMinor: number;
}

/**
 * The add-on quote (docs/architecture.md, 'Quote'). Every rounding is upward and exact, and the last installment
 * takes back what they added, so that the whole is exactly principal plus interest.
 * @throws MoneyError when the terms are not positive whole figures, or when they are so small that the
 * last installment would not be positive.
 */
export function quoteLoan(terms: LoanTerms): LoanQuote {
  assertTerms(terms);
  const { principalMinor, termMonths, ratePercent, unitMinor } = terms;
  const rate = toFraction(ratePercent);
  const interestMinor = ceilToUnit(
    { numerator: BigInt(principalMinor) * rate.numerator, denominator: rate.denominator * 100n },
    unitMinor,
  );
  const monthlyRepaymentMinor = ceilToUnit(
    { numerator: BigInt(principalMinor), denominator: BigInt(termMonths) },
    unitMinor,
  );
  const installmentMinor = monthlyRepaymentMinor + interestMinor;
  const financeChargeMinor = interestMinor * termMonths;
  const totalMinor = assertMinor(principalMinor + financeChargeMinor);
  const lastInstallmentMinor = totalMinor - installmentMinor * (termMonths - 1);
  if (lastInstallmentMinor <= 0) throw new MoneyError('the principal is too small for the term');
  return {
    ...terms,
    interestMinor,
    monthlyRepaymentMinor,
    installmentMinor,
    lastInstallmentMinor,
    financeChargeMinor,
    totalMinor,
  };
}

/** The installments in order, in hundredths; they sum to the quote's total. */
export function installments(quote: LoanQuote): number[] {
  return Array.from({ length: quote.termMonths }, (_, index) =>
    index === quote.termMonths - 1 ? quote.lastInstallmentMinor : quote.installmentMinor,
  );
}

function assertTerms({ principalMinor, termMonths, ratePercent, unitMinor }: LoanTerms): void {
  assertMinor(principalMinor);
  assertMinor(unitMinor);
  if (principalMinor <= 0 || unitMinor <= 0) throw new MoneyError('principal and unit are positive');
  if (principalMinor % unitMinor !== 0) throw new MoneyError('the principal is a multiple of the unit');
  if (!Number.isSafeInteger(termMonths) || termMonths <= 0) throw new MoneyError('a term is whole months');
  if (!(ratePercent >= 0)) throw new MoneyError('a rate is not negative');
}
