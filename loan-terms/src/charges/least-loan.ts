import { PESO_MINOR, roundingUnitMinor, toPhp } from '../currency';

/**
 * The least loan, in hundredths of whole pesos, of which enough is paid out after its charges; undefined where the largest
 * one leaves too little. A charge never takes more than what a loan is larger, so what is missing is added until nothing
 * is: the amounts between are too small as well. Where a tax begins, a larger loan may still leave less.
 * @param missing how many hundredths of a peso a loan of so many pays out too little; zero or less where it is enough
 */
export function leastLoanMinor(
  { least, most }: { readonly least: number; readonly most: number },
  missing: (phpMinor: number) => number,
): number | undefined {
  for (let phpMinor = least; phpMinor <= most; ) {
    const missingMinor = missing(phpMinor);
    if (missingMinor <= 0) return phpMinor;
    phpMinor += Math.ceil(missingMinor / PESO_MINOR) * PESO_MINOR;
  }
  return undefined;
}

/**
 * How many hundredths of a peso a loan is to be larger, at the least, so that its currency has so much more. A principal is
 * rounded up to the unit, so up to a unit of it may come by itself.
 */
export function missingPhpMinor(missingMinor: number, unitsPerPhp: number): number {
  if (missingMinor <= 0) return 0;
  const besidesUnitMinor = Math.max(0, missingMinor - roundingUnitMinor(unitsPerPhp));
  return Math.max(PESO_MINOR, toPhp(besidesUnitMinor, unitsPerPhp));
}
