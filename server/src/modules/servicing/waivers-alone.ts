import { isWorthMore } from '@pautang/loan-terms';

interface Granted {
  readonly amountMinor: number;
  /** The person, also where it was done with an API key. */
  readonly waivedBy: string;
  readonly reversal?: object;
}

/**
 * Whether a person may waive this alone: together with what they waived of the loan before, and was not taken back, it is
 * within the amount. Amounts are in hundredths, that one in hundredths of a peso, the others of the loan's currency.
 */
export function mayWaiveAlone(
  person: string,
  amountMinor: number,
  loan: {
    readonly unitsPerPhp: number;
    /** All that was granted of it in its life. */
    readonly waivers: readonly Granted[];
  },
  fourEyesMinor: number | undefined,
): boolean {
  if (fourEyesMinor === undefined) return true;
  const own = loan.waivers.filter(({ waivedBy, reversal }) => waivedBy === person && !reversal);
  const sumMinor = own.reduce((sum, waiver) => sum + waiver.amountMinor, amountMinor);
  return !isWorthMore(sumMinor, fourEyesMinor, loan.unitsPerPhp);
}
