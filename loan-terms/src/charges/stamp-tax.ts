import { addMonths, type Day, daysBetween } from '../calendar';
import { roundHalfUp } from '../money';

/** One peso and fifty centavos for each two hundred pesos, or a part of them. */
const TAX_MINOR = 150n;
const STEP_MINOR = 20_000n;
const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/**
 * The documentary stamp tax on a debt instrument, in hundredths of a peso: section 179 of the National Internal Revenue
 * Code as Republic Act 10963 amended it. Of a term of less than a year it is the share of its days in 365, rounded half up
 * to the centavo; a term of twelve months or more bears it whole.
 */
export function stampTaxMinor(principalPhpMinor: number, startsOn: Day, termMonths: number): number {
  const steps = (BigInt(principalPhpMinor) + STEP_MINOR - 1n) / STEP_MINOR;
  const days =
    termMonths < MONTHS_A_YEAR ? daysBetween(startsOn, addMonths(startsOn, termMonths)) : DAYS_A_YEAR;
  return roundHalfUp({ numerator: steps * TAX_MINOR * BigInt(days), denominator: BigInt(DAYS_A_YEAR) });
}
