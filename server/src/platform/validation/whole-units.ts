import { coinMinor } from '@pautang/loan-terms';
import { WholeUnitsOnly } from '../problem/common.errors';

/** @throws WholeUnitsOnly for a fraction of a currency that has no minor unit */
export function assertWholeUnits(field: string, amountMinor: number, currency: string): void {
  if (amountMinor % coinMinor(currency) === 0) return;
  throw new WholeUnitsOnly({ errors: [{ field, message: WholeUnitsOnly.detail }] });
}
