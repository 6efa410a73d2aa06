import { type Day, type EarnedScore, SCORE_RULES, type ScoreRule } from '@pautang/loan-terms';
import type { CreditScoreEntry } from './credit-score-entry.entity';

type CountedEntry = Pick<CreditScoreEntry, 'loanId' | 'installmentNumber' | 'rule' | 'sequence' | 'change'>;

/** A row that is missing: a rule that was fulfilled, or one that is taken back. */
export interface ScoreChange {
  readonly rule: ScoreRule;
  readonly installmentNumber: number;
  readonly sequence: number;
  readonly points: number;
  /** The business day on which the rule was fulfilled, or is taken back. */
  readonly on: Day;
}

/** The even ones of a rule for the same installment take back the odd ones. */
export function isCorrection({ sequence }: Pick<CountedEntry, 'sequence'>): boolean {
  return sequence % 2 === 0;
}

/** The entries that nothing took back. */
export function standing(entries: readonly CountedEntry[]): CountedEntry[] {
  return [...latestOfEach(entries).values()].filter((entry) => !isCorrection(entry));
}

/** What brings a loan's entries to what its position has earned by a day: first what is taken back, then what is new. */
export function scoreChanges(
  loanId: string,
  entries: readonly CountedEntry[],
  earned: readonly EarnedScore[],
  asOf: Day,
): ScoreChange[] {
  const wanted = earned.map(({ installmentNumber = 0, ...rest }) => ({ loanId, installmentNumber, ...rest }));
  const wantedNames = new Set(wanted.map(nameOf));
  const takenBack = standing(entries)
    .filter((entry) => !wantedNames.has(nameOf(entry)))
    .map(({ sequence, change, ...subject }) => toChange(subject, sequence + 1, 0 - change, asOf));
  const latest = latestOfEach(entries);
  const gained = wanted.flatMap((subject) => {
    const sequence = (latest.get(nameOf(subject))?.sequence ?? 0) + 1;
    if (isCorrection({ sequence })) return [];
    return [toChange(subject, sequence, SCORE_RULES[subject.rule], subject.on)];
  });
  return [...takenBack, ...gained];
}

type Subject = Pick<CountedEntry, 'loanId' | 'installmentNumber' | 'rule'>;

function toChange(
  { rule, installmentNumber }: Subject,
  sequence: number,
  points: number,
  on: Day,
): ScoreChange {
  if (rule === 'STARTED') throw new Error('the start of a score belongs to no loan');
  return { rule, installmentNumber, sequence, points, on };
}

function latestOfEach(entries: readonly CountedEntry[]): Map<string, CountedEntry> {
  const latest = new Map<string, CountedEntry>();
  for (const entry of entries) {
    const name = nameOf(entry);
    if (entry.sequence > (latest.get(name)?.sequence ?? 0)) latest.set(name, entry);
  }
  return latest;
}

function nameOf({ loanId, rule, installmentNumber }: Subject): string {
  return `${loanId}/${rule}/${installmentNumber}`;
}
