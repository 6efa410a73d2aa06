import type { LoanLimitStepDto, LoanLimitsDto } from '@pautang/sdk';
import type { limitsTexts } from '../texts/limits';
import { formatMoney } from './format';

/** What the next higher score brings: only what is more than now. */
export interface HigherLimit {
  readonly fromScore: number;
  readonly maxLoan?: number;
  readonly longestTerm?: number;
}

/** undefined where no higher score brings more. */
export function higherLimit({ maxLoan, terms, next }: LoanLimitsDto): HigherLimit | undefined {
  if (!next) return undefined;
  return {
    fromScore: next.fromScore,
    maxLoan: next.maxLoan > maxLoan ? next.maxLoan : undefined,
    longestTerm: next.longestTerm > Math.max(...terms) ? next.longestTerm : undefined,
  };
}

/** Terms that a member cannot choose yet, and the score from which they can. */
export interface LaterTerms {
  readonly fromScore: number;
  readonly terms: readonly number[];
}

/** The terms of the product beyond a member's own, the soonest first. What no score allows is left out. */
export function laterTerms(
  all: readonly number[],
  { terms, table }: Pick<LoanLimitsDto, 'terms' | 'table'>,
): readonly LaterTerms[] {
  const later = new Map<number, number[]>();
  for (const term of all) {
    if (terms.includes(term)) continue;
    const step = table.find(({ longestTerm }) => longestTerm >= term);
    if (step) later.set(step.fromScore, [...(later.get(step.fromScore) ?? []), term]);
  }
  return [...later].map(([fromScore, beyond]) => ({ fromScore, terms: beyond }));
}

/** The row of the table that a score stands in. */
export function ownStep(
  table: readonly LoanLimitStepDto[],
  creditScore: number,
): LoanLimitStepDto | undefined {
  return table.findLast(({ fromScore }) => fromScore <= creditScore);
}

type Texts = (typeof limitsTexts)['en'];

/** A member's own limit, and what a higher score brings. */
export function limitText(limits: LoanLimitsDto, texts: Texts): string {
  return `${texts.own(formatMoney(limits.maxLoan), limits.creditScore)} ${higherText(limits, texts)}`;
}

function higherText(limits: LoanLimitsDto, texts: Texts): string {
  const { fromScore, maxLoan, longestTerm } = higherLimit(limits) ?? {};
  if (fromScore === undefined) return texts.most;
  if (maxLoan !== undefined && longestTerm !== undefined) {
    return texts.more(fromScore, formatMoney(maxLoan), longestTerm);
  }
  if (maxLoan !== undefined) return texts.moreMoney(fromScore, formatMoney(maxLoan));
  return longestTerm === undefined ? texts.most : texts.moreTime(fromScore, longestTerm);
}
