import { ceilToUnit, fromPhp, roundingUnitMinor, toMajor, toMinor, toPhp } from '@pautang/loan-terms';

/** The least and the largest loan, in pesos. */
export interface LoanLimits {
  readonly minLoan: number;
  readonly maxLoan: number;
}

/** One loan in pesos and in its own currency, in hundredths. */
export interface LoanAmount {
  readonly phpMinor: number;
  readonly foreignMinor: number;
}

/** What the slider runs over, in the chosen currency. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const sliderSteps = 490;

export function amountOfPesos(pesos: number, unitsPerPhp: number): LoanAmount {
  const phpMinor = toMinor(pesos);
  return { phpMinor, foreignMinor: fromPhp(phpMinor, unitsPerPhp) };
}

/** The same pesos in another currency. */
export function convertAmount({ phpMinor }: LoanAmount, unitsPerPhp: number): LoanAmount {
  return { phpMinor, foreignMinor: fromPhp(phpMinor, unitsPerPhp) };
}

/** An amount as it stands in the field: '250000', '530.25'. */
export function amountText(minor: number): string {
  return String(toMajor(minor));
}

/** A typed or pasted amount without separators, blanks and the currency around it; what else is no number stays. */
export function bareAmount(text: string): string {
  return text.replaceAll(/[,\s]/g, '').replaceAll(/^[^\d.-]+|[^\d.]+$/g, '');
}

/** What the field holds after typing: as typed, or the largest loan when that is less (specification section 5). */
export function typedText(text: string, limits: LoanLimits, unitsPerPhp: number): string {
  const { foreignMinor } = amountOfPesos(limits.maxLoan, unitsPerPhp);
  return Number(text) > toMajor(foreignMinor) ? amountText(foreignMinor) : text;
}

/** The amount, raised to the least loan or lowered to the largest. */
export function amountWithin(amount: LoanAmount, limits: LoanLimits, unitsPerPhp: number): LoanAmount {
  if (amount.phpMinor <= toMinor(limits.minLoan)) return amountOfPesos(limits.minLoan, unitsPerPhp);
  if (amount.phpMinor >= toMinor(limits.maxLoan)) return amountOfPesos(limits.maxLoan, unitsPerPhp);
  return amount;
}

/**
 * The loan that a typed amount means once one leaves the field: rounded up to the currency's unit, raised to the
 * least loan or lowered to the largest. An empty field means the least loan.
 */
export function settledAmount(text: string, limits: LoanLimits, unitsPerPhp: number): LoanAmount {
  const typed = Number(typedText(text, limits, unitsPerPhp));
  const unit = roundingUnitMinor(unitsPerPhp);
  const foreignMinor = Number.isFinite(typed)
    ? ceilToUnit({ numerator: BigInt(toMinor(typed)), denominator: 1n }, unit)
    : 0;
  return amountWithin({ phpMinor: toPhp(foreignMinor, unitsPerPhp), foreignMinor }, limits, unitsPerPhp);
}

/** Parts of a unit in which a step is written, without the traces of binary fractions. */
const stepParts = 10_000;

export function sliderRange({ minLoan, maxLoan }: LoanLimits, unitsPerPhp: number): SliderRange {
  const min = toMajor(amountOfPesos(minLoan, unitsPerPhp).foreignMinor);
  const max = toMajor(amountOfPesos(maxLoan, unitsPerPhp).foreignMinor);
  // Cut, not rounded: were all steps together longer than the way, a browser would leave out the last one.
  const step = Math.floor(((max - min) / sliderSteps) * stepParts) / stepParts;
  return { min, max, step: Math.max(step, 0.01) };
}

/** The largest of 1, 2 and 5 times a power of ten below a number. */
function roundNumberBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return [5 * power, 2 * power, power].find((candidate) => candidate < number) ?? power / 2;
}

/**
 * A place of the slider as an amount for the field: a round one, except at the ends. The round numbers lie closer
 * than the steps, so that no key press is lost.
 */
export function sliderText(value: number, { min, max, step }: SliderRange): string {
  if (value <= min + step / 4) return String(min);
  if (value >= max - step / 4) return String(max);
  const round = roundNumberBelow(step);
  return String(Number((Math.round(value / round) * round).toFixed(2)));
}
