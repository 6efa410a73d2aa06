import { ceilToUnit, PrincipalTooSmall, percentOf, toFraction } from './money';
import type { LoanTerms, ScheduledInstallment } from './terms';

/**
 * The installment and the schedule of a loan with interest on the outstanding balance (Bangko Sentral
 * Circular 730): the annuity P × i / (1 - (1 + i)^-n), rounded up to the unit, so that every installment
 * but the last is equal and the last one is never larger.
 * @throws PrincipalTooSmall when the loan is so small that rounding would repay it before its term.
 */
export function decliningSchedule(terms: LoanTerms): {
  installmentMinor: number;
  schedule: ScheduledInstallment[];
} {
  const annuityMinor = annuity(terms);
  let schedule = amortize(terms, annuityMinor);
  if (schedule.at(-1)!.amountMinor > annuityMinor) {
    // The months' interest was rounded up more often than down, by more than the installment's own rounding
    // up covers. One unit more always covers it: a month's rounding is half a coin at most, and a unit has one or more.
    schedule = amortize(terms, annuityMinor + terms.unitMinor);
  }
  // The first installment is one of the equal ones. Of a loan of one month it is the last, and asked for as it is.
  return { installmentMinor: schedule[0]!.amountMinor, schedule };
}

/** One month's interest on a balance, to the nearest hundredth or coin, half of one upward. */
export function interestOnBalance(balanceMinor: number, ratePercent: number, coinMinor?: number): number {
  return percentOf(balanceMinor, toFraction(ratePercent), coinMinor);
}

function annuity({ principalMinor, termMonths, ratePercent, unitMinor }: LoanTerms): number {
  const principal = BigInt(principalMinor);
  const rate = toFraction(ratePercent);
  if (rate.numerator === 0n) {
    return ceilToUnit({ numerator: principal, denominator: BigInt(termMonths) }, unitMinor);
  }
  const one = rate.denominator * 100n;
  const grown = (one + rate.numerator) ** BigInt(termMonths);
  const still = one ** BigInt(termMonths);
  return ceilToUnit(
    { numerator: principal * rate.numerator * grown, denominator: one * (grown - still) },
    unitMinor,
  );
}

function amortize(
  { principalMinor, termMonths, ratePercent, coinMinor }: LoanTerms,
  installmentMinor: number,
): ScheduledInstallment[] {
  let balanceMinor = principalMinor;
  return Array.from({ length: termMonths }, (_, index) => {
    const isLast = index === termMonths - 1;
    const interestMinor = interestOnBalance(balanceMinor, ratePercent, coinMinor);
    const repaidMinor = isLast ? balanceMinor : installmentMinor - interestMinor;
    if (repaidMinor <= 0 || (!isLast && repaidMinor >= balanceMinor)) {
      throw new PrincipalTooSmall();
    }
    balanceMinor -= repaidMinor;
    return {
      number: index + 1,
      principalMinor: repaidMinor,
      interestMinor,
      amountMinor: repaidMinor + interestMinor,
    };
  });
}
