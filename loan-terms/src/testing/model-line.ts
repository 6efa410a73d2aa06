import type { Bucket } from '../servicing/contract';

/** An installment of the daily model: whole hundredths, or numerators of a fraction. */
export interface Line {
  readonly number: number;
  readonly beginsDay: number;
  readonly dueDay: number;
  /** A Sunday or a holiday is kept on the next day that is none. */
  readonly keptDay: number;
  principal: bigint;
  readonly owed: Record<Bucket, bigint>;
  readonly paid: Record<Bucket, bigint>;
  readonly rest: Record<Bucket, bigint>;
  /** What a full month bears, and the sum of it over the days lived through. */
  month: bigint;
  lived: bigint;
  settled: bigint;
  penaltyBases: bigint;
  penaltySoFar: bigint;
  /** What was unpaid of it went into another schedule. */
  isMoved: boolean;
  /** Its interest as it was taken from the room of its year. */
  taken: bigint;
  /** Interest that was charged before the line came about. */
  readonly carried: bigint;
  /** Interest of a pause: of all of it, and the sum of that over the days lived through. */
  readonly pause: {
    readonly agreed: bigint;
    whole: bigint;
    lived: bigint;
    readonly from: number;
    readonly to: number;
    readonly of: bigint;
  };
  /** Of a changed schedule: what its period bears on so much principal. */
  readonly agreed?: { readonly interest: bigint; readonly principal: bigint };
}

export const NO_PAUSE = { agreed: 0n, whole: 0n, lived: 0n, from: 0, to: 1, of: 1n };

export const modelDay = (day: string) => Date.parse(day) / 86_400_000;
export const halves = (numerator: bigint, denominator: bigint) => {
  const rest = numerator % denominator;
  return numerator / denominator + (rest * 2n >= denominator ? 1n : 0n);
};
export const least = (one: bigint, other: bigint) => (one < other ? one : other);
export const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Of a changed schedule, interest that is due after a year's last day, and would come by it if all were settled. */
export function earlyInterest(all: readonly Line[], lastDay: number): bigint {
  const lines = all.filter(({ isMoved, agreed, dueDay }) => !isMoved && agreed && dueDay > lastDay);
  const ofPeriods = lines
    .filter(({ beginsDay }) => beginsDay < lastDay)
    .map(({ agreed }) => agreed!.interest);
  const ofPauses = lines.filter(({ pause }) => pause.from < lastDay).map(({ pause }) => pause.agreed);
  return total([...ofPeriods, ...ofPauses]);
}

/** A line of the first schedule, before anything happened to it. */
export function lineOf(
  number: number,
  days: Pick<Line, 'beginsDay' | 'dueDay' | 'keptDay'>,
  principal: bigint,
  interest: bigint,
): Line {
  return {
    number,
    ...days,
    principal,
    owed: { PENALTY: 0n, FEE: 0n, INTEREST: interest, PRINCIPAL: principal },
    paid: { PENALTY: 0n, FEE: 0n, INTEREST: 0n, PRINCIPAL: 0n },
    rest: { PENALTY: 0n, FEE: 0n, INTEREST: 0n, PRINCIPAL: 0n },
    month: interest,
    lived: 0n,
    settled: 0n,
    penaltyBases: 0n,
    penaltySoFar: 0n,
    isMoved: false,
    taken: interest,
    carried: 0n,
    pause: { ...NO_PAUSE },
  };
}
