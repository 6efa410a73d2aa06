import { decliningSchedule } from './declining';
import { assertMinor, ceilToUnit, MoneyError, PrincipalTooSmall, toFraction } from './money';
import type { LoanQuote, LoanTerms } from './terms';

/**
 * What a loan costs (docs/architecture.md, 'Quote'). Every rounding of an installment is upward and exact, and
 * the last installment takes back what they added, so that the whole is exactly principal plus interest.
 * @throws MoneyError when the terms are not positive whole figures, PrincipalTooSmall when they are so small that the
 * last installment would repay nothing.
 */
export function quoteLoan(terms: LoanTerms): LoanQuote {
  assertTerms(terms);
  return terms.method === 'declining' ? quoteDeclining(terms) : quoteAddOn(terms);
}

/** The installments in order, in hundredths; they sum to the quote's total. */
export function installments(quote: LoanQuote): number[] {
  return Array.from({ length: quote.termMonths }, (_, index) =>
    index === quote.termMonths - 1 ? quote.lastInstallmentMinor : quote.installmentMinor,
  );
}

function quoteAddOn(terms: LoanTerms): LoanQuote {
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
  if (lastInstallmentMinor <= interestMinor) throw new PrincipalTooSmall();
  return {
    ...terms,
    method: 'add_on',
    interestMinor,
    monthlyRepaymentMinor,
    installmentMinor,
    lastInstallmentMinor,
    financeChargeMinor,
    totalMinor,
  };
}

function quoteDeclining(terms: LoanTerms): LoanQuote {
  const { installmentMinor, schedule } = decliningSchedule(terms);
  const interestMinor = schedule[0]!.interestMinor;
  const financeChargeMinor = schedule.reduce((sum, month) => sum + month.interestMinor, 0);
  return {
    ...terms,
    method: 'declining',
    interestMinor,
    monthlyRepaymentMinor: installmentMinor - interestMinor,
    installmentMinor,
    lastInstallmentMinor: schedule.at(-1)!.amountMinor,
    financeChargeMinor,
    totalMinor: assertMinor(terms.principalMinor + financeChargeMinor),
  };
}

function assertTerms({ principalMinor, termMonths, ratePercent, unitMinor, coinMinor = 1 }: LoanTerms): void {
  assertMinor(principalMinor);
  assertMinor(unitMinor);
  if (principalMinor <= 0 || unitMinor <= 0) throw new MoneyError('principal and unit are positive');
  if (principalMinor % unitMinor !== 0) throw new MoneyError('the principal is a multiple of the unit');
  if (unitMinor % coinMinor !== 0) throw new MoneyError('amounts are paid in whole coins');
  if (!Number.isSafeInteger(termMonths) || termMonths <= 0) throw new MoneyError('a term is whole months');
  if (!(ratePercent >= 0)) throw new MoneyError('a rate is not negative');
}
