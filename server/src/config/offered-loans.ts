import { agreedTerms } from '@pautang/legal-texts';
import {
  type ChargedLoan,
  chargeLoan,
  chargesMinor,
  type LoanQuote,
  PESO_MINOR,
  quoteLoan,
  scheduleOf,
  toMinor,
} from '@pautang/loan-terms';
import { ConfigurationError, type Environment } from './env';
import { BY_LAW, chargeRules } from './loan-charges';

const MONTHS_A_YEAR = 12;
/** From this day on so many months have as many days as they can have. */
const LONGEST_FROM = '2026-07-01';

interface OfferedLoan {
  readonly quote: LoanQuote;
  readonly charged: ChargedLoan;
}

/** What a loan of so many pesos would cost. */
export function offeredLoan(environment: Environment, pesos: number, termMonths: number): OfferedLoan {
  const { LOAN_RATE_PERCENT: ratePercent, LOAN_METHOD: method } = environment;
  const phpMinor = toMinor(pesos);
  const { php: charged } = chargeLoan(chargeRules(environment.LOAN_CHARGES, environment.STAMP_TAX_EXEMPT), {
    phpMinor,
    foreignMinor: phpMinor,
    unitsPerPhp: 1,
    unitMinor: PESO_MINOR,
    coinMinor: 1,
    startsOn: LONGEST_FROM,
    termMonths,
  });
  const terms = { termMonths, ratePercent, method, unitMinor: PESO_MINOR };
  return { quote: quoteLoan({ ...terms, principalMinor: charged.principalMinor }), charged };
}

/** @throws ConfigurationError */
export function assertSmallestLoanQuotes(environment: Environment): void {
  for (const termMonths of environment.LOAN_TERMS) {
    const { LOAN_MIN, LOAN_RATE_PERCENT: ratePercent, LOAN_METHOD: method } = environment;
    try {
      quoteLoan({
        principalMinor: toMinor(LOAN_MIN),
        termMonths,
        ratePercent,
        method,
        unitMinor: PESO_MINOR,
      });
    } catch {
      throw new ConfigurationError(`LOAN_MIN: is too small to be repaid over ${termMonths} months`);
    }
  }
}

/** The amounts from which on charges weigh most: the least, and the first that is taxed; and the most. */
export function heaviestAmounts(
  { LOAN_MIN: least, LOAN_CHARGES, STAMP_TAX_EXEMPT }: Environment,
  most: number,
): number[] {
  const isTaxed = LOAN_CHARGES.some(({ measure }) => measure === BY_LAW);
  const taxed = STAMP_TAX_EXEMPT + 1;
  return [least, ...(isTaxed && taxed > least && taxed < most ? [taxed] : []), most];
}

/**
 * Whole months' interest, and tax for each 200 pesos or a part of them, are rounded up: what a loan costs jumps with the
 * first peso of each step, and no steps weigh more than the first ones. So many pesos hold some of every kind.
 */
const STEPS_PESOS = 500;

/** Each amount from the first one on that holds some of every kind. */
export function firstSteps(first: number, most: number): number[] {
  const last = Math.min(most, first + STEPS_PESOS);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

/** Less than what all roundings of a year come to is no room that is left on the next steps for sure. */
const ROUNDINGS_MINOR = 2_000;

/**
 * The contract caps what a year may cost (specification, section 9), and interest and charges alone must not break it.
 * @throws ConfigurationError
 */
export function assertWithinYearlyCap(environment: Environment): void {
  const { capPercentAYear } = agreedTerms;
  const { LOAN_MAX, LOAN_TERMS, LOAN_CHARGES } = environment;
  for (const termMonths of LOAN_TERMS) {
    for (const first of heaviestAmounts(environment, LOAN_MAX)) {
      for (const pesos of firstSteps(first, LOAN_MAX)) {
        const roomMinor = roomInYear(environment, pesos, termMonths);
        if (roomMinor >= ROUNDINGS_MINOR) break;
        if (roomMinor >= 0) continue;
        const cost =
          LOAN_CHARGES.length > 0
            ? 'LOAN_CHARGES: interest and charges of a year are'
            : 'LOAN_RATE_PERCENT: the interest of a year is';
        throw new ConfigurationError(`${cost} above ${capPercentAYear} % of the principal`);
      }
    }
  }
}

/** What the cap of the first year leaves beside interest and charges; below zero where they break it. */
function roomInYear(environment: Environment, pesos: number, termMonths: number): number {
  const { quote, charged } = offeredOrRefused(environment, pesos, termMonths);
  const firstYear = scheduleOf(quote).slice(0, MONTHS_A_YEAR);
  const interestMinor = firstYear.reduce((sum, month) => sum + month.interestMinor, 0);
  const costMinor = interestMinor + chargesMinor(charged.charges);
  return (quote.principalMinor * agreedTerms.capPercentAYear) / 100 - costMinor;
}

function offeredOrRefused(environment: Environment, pesos: number, termMonths: number): OfferedLoan {
  try {
    return offeredLoan(environment, pesos, termMonths);
  } catch {
    throw new ConfigurationError(`LOAN_CHARGES: leave nothing of a loan of ${pesos} pesos`);
  }
}
