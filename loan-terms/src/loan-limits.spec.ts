import fc from 'fast-check';
import { type LimitStep, limitsFor, limitsProblem, offeredLimits, type ProductLimits } from './loan-limits';

const PRODUCT: ProductLimits = { minLoan: 100_000, maxLoan: 5_000_000, terms: [6, 12, 24, 36, 48] };

const step = (fromScore: number, maxLoan: number, longestTerm: number): LimitStep => ({
  fromScore,
  maxLoan,
  longestTerm,
});
const TABLE = [
  step(0, 250_000, 12),
  step(400, 1_000_000, 24),
  step(500, 3_000_000, 36),
  step(600, 4_000_000, 48),
  step(700, 5_000_000, 48),
];

describe('limitsFor', () => {
  it.each([
    [0, 250_000, [6, 12], 400],
    [399, 250_000, [6, 12], 400],
    [400, 1_000_000, [6, 12, 24], 500],
    [499, 1_000_000, [6, 12, 24], 500],
    [500, 3_000_000, [6, 12, 24, 36], 600],
    [599, 3_000_000, [6, 12, 24, 36], 600],
    [600, 4_000_000, [6, 12, 24, 36, 48], 700],
    [700, 5_000_000, [6, 12, 24, 36, 48], undefined],
    [1000, 5_000_000, [6, 12, 24, 36, 48], undefined],
  ])('allows with a score of %d up to %d pesos', (score, maxLoan, terms, next) => {
    const limits = limitsFor(score, TABLE, PRODUCT);

    expect(limits).toMatchObject({ minLoan: 100_000, maxLoan, terms });
    expect(limits.next?.fromScore).toBe(next);
  });

  it('names the next step that really allows more', () => {
    const product = { ...PRODUCT, maxLoan: 1_000_000, terms: [6, 12, 24] };

    expect(limitsFor(100, TABLE, product).next).toEqual(step(400, 1_000_000, 24));
    expect(limitsFor(400, TABLE, product).next).toBeUndefined();
  });

  it('never allows less for a higher score, nor anything that the product does not lend', () => {
    const products = fc.record({
      minLoan: fc.integer({ min: 1, max: 400_000 }),
      maxLoan: fc.integer({ min: 400_000, max: 9_000_000 }),
      terms: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
    });
    const scores = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(products, scores, scores, (product, one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)].map((score) =>
          limitsFor(score, TABLE, product),
        );
        if (!lower || !higher) throw new Error('two scores have two limits');

        expect(higher.maxLoan).toBeGreaterThanOrEqual(lower.maxLoan);
        expect(higher.terms).toEqual(expect.arrayContaining([...lower.terms]));
        expect(lower.maxLoan).toBeGreaterThanOrEqual(product.minLoan);
        expect(higher.maxLoan).toBeLessThanOrEqual(product.maxLoan);
        expect(lower.terms.length).toBeGreaterThan(0);
        expect(product.terms).toEqual(expect.arrayContaining([...higher.terms]));
      }),
    );
  });
});

describe('offeredLimits', () => {
  it('is the table itself where the product lends that much', () => {
    expect(offeredLimits(TABLE, PRODUCT)).toEqual(TABLE);
  });

  it('stays within what the product lends', () => {
    const product = { minLoan: 300_000, maxLoan: 2_000_000, terms: [18, 24, 30] };

    expect(offeredLimits(TABLE, product)).toEqual([
      step(0, 300_000, 18),
      step(400, 1_000_000, 24),
      step(500, 2_000_000, 30),
      step(600, 2_000_000, 30),
      step(700, 2_000_000, 30),
    ]);
  });
});

describe('limitsProblem', () => {
  it.each<[string, LimitStep[]]>([
    ['five steps', TABLE],
    ['one step', [step(0, 100_000, 6)]],
    ['steps that allow the same', [step(0, 100_000, 6), step(1000, 100_000, 6)]],
  ])('finds nothing in %s', (_, table) => expect(limitsProblem(table)).toBeUndefined());

  it.each<[string, LimitStep[], string]>([
    ['nothing', [], 'score 0'],
    ['a first step above 0', [step(1, 100_000, 6)], 'score 0'],
    ['a score twice', [step(0, 100_000, 6), step(0, 200_000, 6)], 'lowest first'],
    ['scores in disorder', [step(0, 1, 6), step(500, 2, 6), step(400, 3, 6)], 'lowest first'],
    ['a smaller loan for more', [step(0, 200_000, 6), step(400, 100_000, 6)], 'less for a higher score'],
    ['a shorter term for more', [step(0, 100_000, 12), step(400, 100_000, 6)], 'less for a higher score'],
    ['a score above the range', [step(0, 1, 6), step(1001, 2, 6)], '1000'],
    ['no amount', [step(0, 0, 6)], 'whole numbers'],
    ['no term', [step(0, 100_000, 0)], 'whole numbers'],
    ['half a peso', [step(0, 100_000.5, 6)], 'whole numbers'],
    ['words', [step(0, Number.NaN, 6)], 'whole numbers'],
  ])('names what is wrong with %s', (_, table, problem) => {
    expect(limitsProblem(table)).toContain(problem);
  });
});
