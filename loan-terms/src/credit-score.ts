import { addDays, type Day } from './calendar';
import type { LoanPosition } from './servicing/contract';

/** Where every member starts, and the range that the score stays in (specification, section 3: 0 to 1000). */
export const CREDIT_SCORE = { start: 500, least: 0, most: 1000 } as const;

/** What moves the score, and by how much: the table that members are shown. */
export const SCORE_RULES = {
  /** An installment paid before its due day. */
  EARLY_INSTALLMENT: 15,
  /** An installment paid on its due day (or the banking day that keeps it), or in the days of grace. */
  ON_TIME_INSTALLMENT: 10,
  /** An installment unpaid on the first day after the grace. */
  LATE_INSTALLMENT: -30,
  VERY_LATE_INSTALLMENT: -40,
  SERIOUSLY_LATE_INSTALLMENT: -60,
  /** At least a tenth of the principal was in the wallet as a due day began. */
  MONEY_KEPT: 3,
  /** Written off; what is paid afterwards earns nothing. */
  LOAN_WRITTEN_OFF: -100,
  /** Repaid, not before its first due day: who borrows and gives back at once has not shown how they repay. */
  LOAN_COMPLETED: 50,
} as const;
export type ScoreRule = keyof typeof SCORE_RULES;
export const SCORE_RULE_NAMES = Object.keys(SCORE_RULES) as ScoreRule[];

/** Why the score is what it is. CORRECTION takes back what a reversed payment had earned. */
export const SCORE_REASONS = ['STARTED', ...SCORE_RULE_NAMES, 'CORRECTION'] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

/**
 * From which day after the due day an installment counts as very late. It is late from the day after the contract's
 * grace, as for penalties; what is later still counts on top of it.
 */
export const LATE_FROM_DAY = {
  VERY_LATE_INSTALLMENT: 30,
  SERIOUSLY_LATE_INSTALLMENT: 90,
} as const satisfies Partial<Record<ScoreRule, number>>;

/** The wallet keeps money when it holds one part in so many of the principal. */
const KEPT_PART = 10;

/** One rule that a loan has fulfilled, once for each installment, or for the loan itself. */
export interface EarnedScore {
  readonly rule: ScoreRule;
  readonly installmentNumber?: number;
  /** The day on which it was fulfilled, whenever it is looked at. */
  readonly on: Day;
}

/** What the score looks at of a loan's position. */
export interface ScoredPosition extends Pick<LoanPosition, 'asOf' | 'closedOn' | 'writtenOffOn' | 'lenient'> {
  readonly installments: readonly Pick<
    LoanPosition['installments'][number],
    'number' | 'dueOn' | 'keptOn' | 'settledOn' | 'movedOn' | 'beginsOn'
  >[];
}

/** What the score looks at beside the position. */
export interface ScoredLoan {
  readonly principalMinor: number;
  /** Of the loan's contract. */
  readonly graceDays: number;
  /** What was in the wallet as each of these days began. */
  readonly walletMinor: ReadonlyMap<Day, number>;
}

/** Whether what was in the wallet as a due day began counts. */
export function isEnoughKept(walletMinor: number, principalMinor: number): boolean {
  return walletMinor * KEPT_PART >= principalMinor;
}

/** The score after a change, kept in its range. */
export function scoreAfter(score: number, change: number): number {
  return Math.min(CREDIT_SCORE.most, Math.max(CREDIT_SCORE.least, score + change));
}

/**
 * Everything that a loan's position has earned by its day, in the order of the days. The same position always earns
 * the same, so that a reversed payment takes back what it had earned. A loan that closes before its first due day earns
 * nothing: the score would else be for sale.
 */
export function scoreEntriesOf(given: ScoredPosition, loan: ScoredLoan): EarnedScore[] {
  const position = untilWrittenOff(given);
  if (isClosedAtOnce(position)) return [];
  const earned = position.installments.flatMap((installment, index) => {
    const beganAfter = installment.beginsOn ?? position.installments[index - 1]?.dueOn;
    const { number: installmentNumber, dueOn } = installment;
    const kept: Fulfilled[] =
      !isMovedBefore(installment) && isMoneyKept(dueOn, position, loan)
        ? [{ rule: 'MONEY_KEPT', on: dueOn }]
        : [];
    return [...paymentRules(installment, beganAfter, position, loan), ...kept].map(
      (fulfilled): EarnedScore => ({ ...fulfilled, installmentNumber }),
    );
  });
  const { closedOn, writtenOffOn } = position;
  const completed: EarnedScore[] = closedOn === undefined ? [] : [{ rule: 'LOAN_COMPLETED', on: closedOn }];
  const lost: EarnedScore[] =
    writtenOffOn === undefined ? [] : [{ rule: 'LOAN_WRITTEN_OFF', on: writtenOffOn }];
  return [...earned, ...completed, ...lost].sort((one, other) => compareDays(one.on, other.on));
}

/**
 * A loan that was written off earns by how it stood then. What was settled on that very day was paid after it: money
 * pays the oldest installment first, so before it none was settled that was not late.
 */
function untilWrittenOff(position: ScoredPosition): ScoredPosition {
  const { writtenOffOn, lenient, installments } = position;
  if (writtenOffOn === undefined) return position;
  return {
    asOf: writtenOffOn,
    writtenOffOn,
    ...(lenient && { lenient }),
    installments: installments.map(({ settledOn, ...installment }) => ({
      ...installment,
      ...(settledOn !== undefined && settledOn < writtenOffOn && { settledOn }),
    })),
  };
}

type Fulfilled = Pick<EarnedScore, 'rule' | 'on'>;

/**
 * An installment that was paid ahead earns once its month has begun, as long as the loan runs: who borrows for
 * four years and pays everything back on the next day has not paid on time for four years. A month that had not begun as
 * another schedule took the place of its own is counted there. Getting late between a write-off and the day on which it
 * was taken back costs nothing: the borrower was told so.
 */
function paymentRules(
  { dueOn, keptOn = dueOn, settledOn, movedOn }: ScoredPosition['installments'][number],
  beganAfter: Day | undefined,
  { asOf, closedOn, lenient = [] }: ScoredPosition,
  { graceDays }: ScoredLoan,
): Fulfilled[] {
  const lateFrom = { LATE_INSTALLMENT: graceDays + 1, ...LATE_FROM_DAY };
  const until = settledOn ?? movedOn ?? asOf;
  const late = (Object.keys(lateFrom) as (keyof typeof lateFrom)[])
    .filter((rule) => keptOn < until && addDays(keptOn, lateFrom[rule]) <= until)
    .map((rule) => ({ rule, on: addDays(keptOn, lateFrom[rule]) }));
  const isCounted = ({ on }: Fulfilled) => !lenient.some(({ after, until }) => after < on && on <= until);
  if (late.length > 0) return late.filter(isCounted);
  const hasBegun = beganAfter === undefined || beganAfter < (movedOn ?? closedOn ?? asOf);
  if (settledOn === undefined || !hasBegun) return [];
  const isAhead = beganAfter !== undefined && settledOn <= beganAfter;
  const rule = settledOn < dueOn ? 'EARLY_INSTALLMENT' : 'ON_TIME_INSTALLMENT';
  return [{ rule, on: isAhead ? addDays(beganAfter, 1) : settledOn }];
}

/** What a later schedule took the place of before it fell due counts there. */
function isMovedBefore({ dueOn, movedOn }: ScoredPosition['installments'][number]): boolean {
  return movedOn !== undefined && movedOn < dueOn;
}

function isClosedAtOnce({ closedOn, installments: [first] }: ScoredPosition): boolean {
  return closedOn !== undefined && first !== undefined && closedOn < first.dueOn;
}

function compareDays(one: Day, other: Day): number {
  return one < other ? -1 : Number(one > other);
}

function isMoneyKept(
  dueOn: Day,
  { asOf, closedOn }: ScoredPosition,
  { principalMinor, walletMinor }: ScoredLoan,
): boolean {
  const isReached = dueOn <= asOf && (closedOn === undefined || dueOn <= closedOn);
  return isReached && isEnoughKept(walletMinor.get(dueOn) ?? 0, principalMinor);
}
