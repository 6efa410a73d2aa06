import { CREDIT_SCORE } from './credit-score';

/**
 * What a score allows: 'Paying earlier loans on time allows later larger or longer loans' (specification,
 * section 9). Whole pesos and months.
 */
export interface LimitStep {
  readonly fromScore: number;
  readonly maxLoan: number;
  readonly longestTerm: number;
}

/** What the product lends at all. */
export interface ProductLimits {
  readonly minLoan: number;
  readonly maxLoan: number;
  /** Months. */
  readonly terms: readonly number[];
}

/** What one member may borrow. */
export interface OwnLimits extends ProductLimits {
  /** What the next higher score allows beyond that; absent where there is no more. */
  readonly next?: LimitStep;
}

/** Why a table cannot be used; undefined when it can. */
export function limitsProblem(table: readonly LimitStep[]): string | undefined {
  if (table[0]?.fromScore !== 0) return 'must begin with the score 0';
  for (const [index, { fromScore, maxLoan, longestTerm }] of table.entries()) {
    const before = table[index - 1];
    const figures = [fromScore, maxLoan, longestTerm];
    if (!figures.every(Number.isSafeInteger) || maxLoan <= 0 || longestTerm <= 0) {
      return 'must be a list of score:pesos:months in whole numbers';
    }
    if (fromScore > CREDIT_SCORE.most) return `must not name a score above ${CREDIT_SCORE.most}`;
    if (!before) continue;
    if (fromScore <= before.fromScore) return 'must name each score once, the lowest first';
    if (maxLoan < before.maxLoan || longestTerm < before.longestTerm) {
      return 'must not allow less for a higher score';
    }
  }
  return undefined;
}

/** The table within what the product lends: no step allows more, and the lowest still allows the least loan. */
export function offeredLimits(table: readonly LimitStep[], product: ProductLimits): LimitStep[] {
  return table.map(({ fromScore, maxLoan, longestTerm }) => ({
    fromScore,
    maxLoan: Math.max(product.minLoan, Math.min(product.maxLoan, maxLoan)),
    longestTerm: Math.max(...termsWithin(longestTerm, product)),
  }));
}

/** What a member with this score may borrow. */
export function limitsFor(score: number, table: readonly LimitStep[], product: ProductLimits): OwnLimits {
  const steps = offeredLimits(table, product);
  const own = steps.findLast(({ fromScore }) => fromScore <= score);
  if (!own) throw new RangeError(`no limit is stated for a score of ${score}`);
  const next = steps.find(
    ({ fromScore, maxLoan, longestTerm }) =>
      fromScore > score && (maxLoan > own.maxLoan || longestTerm > own.longestTerm),
  );
  return {
    minLoan: product.minLoan,
    maxLoan: own.maxLoan,
    terms: termsWithin(own.longestTerm, product),
    ...(next && { next }),
  };
}

function termsWithin(longestTerm: number, { terms }: ProductLimits): number[] {
  const within = terms.filter((term) => term <= longestTerm);
  return within.length > 0 ? within : [Math.min(...terms)];
}
