const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const significant = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

/** One unit in pesos, from units per peso: 2 decimals, and more only where these would read 0.00. */
export function pesosPerUnit(unitsPerPhp: number): string {
  const perUnit = 1 / unitsPerPhp;
  return perUnit < 0.005 ? significant.format(perUnit) : hundredths.format(perUnit);
}
