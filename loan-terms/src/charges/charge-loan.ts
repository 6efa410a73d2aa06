import { PESO_MINOR } from '../currency';
import { ceilToUnit, percentOf, roundHalfUp, toFraction } from '../money';
import type { ChargedLoan, ChargedWish, LoanCharge, LoanChargeRule } from './charge-rules';
import { netProceeds } from './proceeds';
import { stampTaxMinor } from './stamp-tax';

/** The charges of a loan in its currency and in pesos. */
export interface ChargedInBoth {
  readonly foreign: ChargedLoan;
  readonly php: ChargedLoan;
}

/**
 * What a loan is charged once. Each charge is rounded half up to the smallest amount that is paid in its currency: a
 * percentage in the currency itself, a fixed amount and the stamp tax in pesos and then at the quote's rate. Stamp tax is
 * of the whole principal in pesos, so that what is added to the principal bears it too. The principal is rounded up to the
 * currency's unit, and what the rounding adds is paid out.
 * @throws MoneyError where charges would leave nothing to pay out.
 */
export function chargeLoan(rules: readonly LoanChargeRule[], wish: ChargedWish): ChargedInBoth {
  const pesos = amountsInPesos(rules, wish);
  const { unitsPerPhp, coinMinor, unitMinor, foreignMinor } = wish;
  const rate = toFraction(unitsPerPhp);
  const foreignOf = ({ measure }: LoanChargeRule, phpMinor: number) =>
    measure.by === 'PERCENT'
      ? percentOf(foreignMinor, toFraction(measure.percent), coinMinor)
      : roundHalfUp(
          { numerator: BigInt(phpMinor) * rate.numerator, denominator: rate.denominator },
          coinMinor,
        );
  const amounts = rules.map((rule, index) => foreignOf(rule, pesos[index]!));
  return {
    php: chargedLoan(rules, wish.phpMinor, pesos, PESO_MINOR),
    foreign: chargedLoan(rules, foreignMinor, amounts, unitMinor),
  };
}

/** Stamp tax that is added is a part of what it is measured by: it grows until it covers itself. */
function amountsInPesos(rules: readonly LoanChargeRule[], wish: ChargedWish): number[] {
  const { phpMinor: askedMinor } = wish;
  let principalMinor = askedMinor;
  for (;;) {
    const amounts = rules.map(({ measure }) => pesosOf(measure, wish, principalMinor));
    const grownMinor = principalWith(rules, askedMinor, amounts, PESO_MINOR);
    if (grownMinor === principalMinor) return amounts;
    principalMinor = grownMinor;
  }
}

function pesosOf(
  measure: LoanChargeRule['measure'],
  { phpMinor, startsOn, termMonths }: ChargedWish,
  principalMinor: number,
): number {
  switch (measure.by) {
    case 'FIXED':
      return measure.phpMinor;
    case 'PERCENT':
      return percentOf(phpMinor, toFraction(measure.percent));
    case 'STAMP_TAX':
      return principalMinor > measure.exemptPhpMinor
        ? stampTaxMinor(principalMinor, startsOn, termMonths)
        : 0;
  }
}

function principalWith(
  rules: readonly LoanChargeRule[],
  askedMinor: number,
  amounts: readonly number[],
  unitMinor: number,
): number {
  const added = amounts.filter((_, index) => rules[index]!.way === 'ADDED');
  const sum = added.reduce((sum, amount) => sum + amount, askedMinor);
  return ceilToUnit({ numerator: BigInt(sum), denominator: 1n }, unitMinor);
}

function chargedLoan(
  rules: readonly LoanChargeRule[],
  askedMinor: number,
  amounts: readonly number[],
  unitMinor: number,
): ChargedLoan {
  const principalMinor = principalWith(rules, askedMinor, amounts, unitMinor);
  const charges = rules
    .map(({ kind, way }, index): LoanCharge => ({ kind, way, amountMinor: amounts[index]! }))
    .filter(({ amountMinor }) => amountMinor > 0);
  return { askedMinor, principalMinor, charges, proceedsMinor: netProceeds(principalMinor, charges) };
}
