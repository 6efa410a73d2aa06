import { DAY_MILLISECONDS } from '../../platform/calendar';

/** However long the source was silent, a rate is not taken that moved by more than so many days' share. */
const MOST_DAYS = 3;
/** Rates have ten digits; what is beyond them is no movement. */
const TOLERANCE = 1e-9;

/** A rate that was in force, and when it was made. */
export interface Measure {
  readonly rate: number;
  readonly asOf: Date;
}

/** By how many percent a rate differs from an earlier one; negative when it is lower. */
export function changePercent(earlier: number, rate: number): number {
  return (rate / earlier - 1) * 100;
}

/**
 * Whether a rate is believed: it differs from each one of the last day, and from the one in force, by no more than the
 * share of a day, or of as many days as lie between them.
 */
export function isPlausibleChange(
  measures: readonly Measure[],
  { rate, asOf }: Measure,
  percentADay: number,
  mostDays: number = MOST_DAYS,
): boolean {
  return measures.every((measure) => {
    const days = Math.floor((asOf.getTime() - measure.asOf.getTime()) / DAY_MILLISECONDS);
    const allowed = percentADay * Math.min(Math.max(days, 1), mostDays);
    return Math.abs(changePercent(measure.rate, rate)) <= allowed + TOLERANCE;
  });
}
