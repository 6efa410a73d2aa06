import fc from 'fast-check';
import { coinMinor, fromPhp, roundingUnitMinor } from '../currency';
import { effectiveRates } from '../effective-rate';
import type { InterestMethod } from '../interest-method';
import { quoteLoan } from '../quote';
import { chargeLoan } from './charge-loan';
import type {
  ChargedWish,
  ChargeMeasure,
  LoanChargeKind,
  LoanChargeRule,
  LoanChargeWay,
} from './charge-rules';
import { netProceeds } from './proceeds';

const FIXED: ChargeMeasure = { by: 'FIXED', phpMinor: 50_000 };
const PERCENT: ChargeMeasure = { by: 'PERCENT', percent: 1.5 };
const STAMP: ChargeMeasure = { by: 'STAMP_TAX', exemptPhpMinor: 25_000_000 };

const fee = (measure: ChargeMeasure, way: LoanChargeWay = 'DEDUCTED'): LoanChargeRule => ({
  kind: 'PROCESSING_FEE',
  way,
  measure,
});
const tax = (way: LoanChargeWay = 'DEDUCTED', measure = STAMP): LoanChargeRule => ({
  kind: 'DOCUMENTARY_STAMP_TAX',
  way,
  measure,
});

/** A loan of so many pesos in a currency, as it is quoted on a day. */
function wish(pesos: number, currency = 'PHP', unitsPerPhp = 1, termMonths = 12): ChargedWish {
  const phpMinor = pesos * 100;
  const foreignMinor = fromPhp(phpMinor, unitsPerPhp);
  const [unitMinor, coin] = [roundingUnitMinor(unitsPerPhp), coinMinor(currency)];
  return {
    phpMinor,
    foreignMinor,
    unitsPerPhp,
    unitMinor,
    coinMinor: coin,
    startsOn: '2026-11-23',
    termMonths,
  };
}

const amounts = (rules: LoanChargeRule[], asked: ChargedWish) => {
  const { foreign } = chargeLoan(rules, asked);
  return {
    charges: foreign.charges.map(({ kind, amountMinor }) => [kind, amountMinor / 100]),
    principal: foreign.principalMinor / 100,
    proceeds: foreign.proceedsMinor / 100,
  };
};

const FEE = 'PROCESSING_FEE' satisfies LoanChargeKind;
const TAX = 'DOCUMENTARY_STAMP_TAX' satisfies LoanChargeKind;

describe('chargeLoan', () => {
  it('charges nothing without rules', () => {
    const plain = {
      askedMinor: 25_000_000,
      principalMinor: 25_000_000,
      charges: [],
      proceedsMinor: 25_000_000,
    };

    expect(chargeLoan([], wish(250_000))).toEqual({ foreign: plain, php: plain });
  });

  it.each<[string, LoanChargeRule[], ChargedWish, ReturnType<typeof amounts>]>([
    [
      'fixed, deducted',
      [fee(FIXED)],
      wish(100_000),
      { charges: [[FEE, 500]], principal: 100_000, proceeds: 99_500 },
    ],
    [
      'fixed, added',
      [fee(FIXED, 'ADDED')],
      wish(100_000),
      { charges: [[FEE, 500]], principal: 100_500, proceeds: 100_000 },
    ],
    // 1.5 % of 123,457 is 1,851.855.
    [
      'percent, half up',
      [fee(PERCENT)],
      wish(123_457),
      { charges: [[FEE, 1_851.86]], principal: 123_457, proceeds: 121_605.14 },
    ],
    // The principal is a whole peso: 14 centavos of its rounding are paid out.
    [
      'percent, added',
      [fee(PERCENT, 'ADDED')],
      wish(123_457),
      { charges: [[FEE, 1_851.86]], principal: 125_309, proceeds: 123_457.14 },
    ],
    [
      'no stamp tax of what is exempt',
      [tax()],
      wish(250_000),
      { charges: [], principal: 250_000, proceeds: 250_000 },
    ],
    // 250,001 / 200 is 1,250.005: 1,251 steps of 1.50.
    [
      'stamp tax of one peso more',
      [tax()],
      wish(250_001),
      { charges: [[TAX, 1_876.5]], principal: 250_001, proceeds: 248_124.5 },
    ],
    // 1,500 steps, 2,250; from November 23 to May 23 are 181 days: 2,250 × 181 / 365 = 1,115.753.
    [
      'stamp tax of half a year',
      [tax()],
      wish(300_000, 'PHP', 1, 6),
      { charges: [[TAX, 1_115.75]], principal: 300_000, proceeds: 298_884.25 },
    ],
    // 302,267 / 200 is 1,511.3: 1,512 steps are 2,268, and 302,268 bears no more.
    [
      'stamp tax that bears itself',
      [tax('ADDED')],
      wish(300_000),
      { charges: [[TAX, 2_268]], principal: 302_268, proceeds: 300_000 },
    ],
    // The fee lifts the principal over what is exempt: 250,500 and the tax on it, 1,262 steps.
    [
      'a fee that makes it taxable',
      [fee(FIXED, 'ADDED'), tax('ADDED')],
      wish(250_000),
      {
        charges: [
          [FEE, 500],
          [TAX, 1_893],
        ],
        principal: 252_393,
        proceeds: 250_000,
      },
    ],
    [
      'one deducted, one added',
      [fee(PERCENT), tax('ADDED')],
      wish(300_000),
      {
        charges: [
          [FEE, 4_500],
          [TAX, 2_268],
        ],
        principal: 302_268,
        proceeds: 295_500,
      },
    ],
    // 300,000 pesos are 5,103; 1.5 % are 76.545; 2,250 pesos are 38.2725.
    [
      'dollars',
      [fee(PERCENT), tax()],
      wish(300_000, 'USD', 0.01701),
      {
        charges: [
          [FEE, 76.55],
          [TAX, 38.27],
        ],
        principal: 5_103,
        proceeds: 4_988.18,
      },
    ],
    // 300,000 pesos are 795,990 yen; 1.5 % are 11,939.85; 2,250 pesos are 5,969.925.
    [
      'yen',
      [fee(PERCENT), tax()],
      wish(300_000, 'JPY', 2.6533),
      {
        charges: [
          [FEE, 11_940],
          [TAX, 5_970],
        ],
        principal: 795_990,
        proceeds: 778_080,
      },
    ],
    // 500 pesos are 11,835.5 won; the tax is of 300,500 pesos and itself: 302,772, 1,514 steps, 2,271 pesos: 53,756.841.
    [
      'won, added',
      [fee(FIXED, 'ADDED'), tax('ADDED')],
      wish(300_000, 'KRW', 23.671),
      {
        charges: [
          [FEE, 11_836],
          [TAX, 53_757],
        ],
        principal: 7_166_893,
        proceeds: 7_101_300,
      },
    ],
    // 300,000 pesos are 19,020.60 dirhams, a coin is a hundredth; 1.5 % are 285.309.
    [
      'dirhams, added',
      [fee(PERCENT, 'ADDED')],
      wish(300_000, 'AED', 0.063402),
      { charges: [[FEE, 285.31]], principal: 19_305.91, proceeds: 19_020.6 },
    ],
  ])('%s', (_, rules, asked, expected) => {
    expect(amounts(rules, asked)).toEqual(expected);
  });

  it('gives peso figures from pesos', () => {
    const { php } = chargeLoan([fee(PERCENT), tax('ADDED')], wish(300_000, 'JPY', 2.6533));

    expect(php).toEqual({
      askedMinor: 30_000_000,
      principalMinor: 30_226_800,
      charges: [
        { kind: FEE, way: 'DEDUCTED', amountMinor: 450_000 },
        { kind: TAX, way: 'ADDED', amountMinor: 226_800 },
      ],
      proceedsMinor: 29_550_000,
    });
  });

  it('counts the days of February of a leap year', () => {
    const asked = { ...wish(300_000, 'PHP', 1, 3), startsOn: '2028-01-31' };

    // To April 30 are 90 days: 2,250 × 90 / 365 = 554.794.
    expect(amounts([tax()], asked).charges).toEqual([[TAX, 554.79]]);
  });

  it('refuses what would leave nothing', () => {
    const all: ChargeMeasure = { by: 'PERCENT', percent: 100 };

    expect(() => chargeLoan([fee(all)], wish(100_000))).toThrow('charges leave nothing to pay out');
  });

  it('always pays out and charges exactly the principal, in whole coins, and no less than what was asked for where all is added', () => {
    const measures = fc.constantFrom(FIXED, PERCENT, STAMP);
    const ways = fc.constantFrom<LoanChargeWay>('ADDED', 'DEDUCTED');
    const money = fc.constantFrom(
      ['PHP', 1] as const,
      ['USD', 0.01701] as const,
      ['JPY', 2.6533] as const,
      ['VND', 447.1] as const,
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 5_000_000 }),
        fc.array(fc.tuple(measures, ways), { maxLength: 2 }),
        money,
        fc.constantFrom(3, 6, 12, 48),
        (pesos, given, [currency, rate], months) => {
          const asked = wish(pesos, currency, rate, months);
          const { foreign } = chargeLoan(
            given.map(([measure, way]) => fee(measure, way)),
            asked,
          );
          const sum = foreign.charges.reduce((all, { amountMinor }) => all + amountMinor, 0);
          expect(foreign.proceedsMinor + sum).toBe(foreign.principalMinor);
          expect(foreign.principalMinor % asked.unitMinor).toBe(0);
          expect(foreign.proceedsMinor % asked.coinMinor).toBe(0);
          const isAllAdded = given.every(([, way]) => way === 'ADDED');
          if (!isAllAdded) return;
          expect(foreign.proceedsMinor).toBeGreaterThanOrEqual(asked.foreignMinor);
          expect(foreign.proceedsMinor).toBeLessThan(asked.foreignMinor + asked.unitMinor);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the effective rate of what is received', () => {
  /** Newton's method, beside the product's bisection. */
  function independentMonthlyPercent(payments: number[], received: number): number {
    let rate = 0.02;
    for (let step = 0; step < 100; step++) {
      const worth = payments.reduce(
        (sum, payment, index) => sum + payment / (1 + rate) ** (index + 1),
        -received,
      );
      const slope = payments.reduce(
        (sum, payment, index) => sum - ((index + 1) * payment) / (1 + rate) ** (index + 2),
        0,
      );
      rate -= worth / slope;
    }
    return rate * 100;
  }

  it.each<[InterestMethod, LoanChargeWay]>([
    ['add_on', 'DEDUCTED'],
    ['add_on', 'ADDED'],
    ['declining', 'DEDUCTED'],
    ['declining', 'ADDED'],
  ])('counts charges of an %s loan that are %s', (method, way) => {
    const { foreign } = chargeLoan([fee(PERCENT, way), tax(way)], wish(300_000));
    const terms = { termMonths: 12, ratePercent: 0.4, unitMinor: 100, method };
    const quote = quoteLoan({ ...terms, principalMinor: foreign.principalMinor });
    const payments = Array.from({ length: 12 }, (_, index) =>
      index === 11 ? quote.lastInstallmentMinor : quote.installmentMinor,
    );

    const { monthlyPercent } = effectiveRates(quote, foreign.proceedsMinor);

    expect(monthlyPercent).toBeCloseTo(independentMonthlyPercent(payments, foreign.proceedsMinor), 8);
    expect(monthlyPercent).toBeGreaterThan(effectiveRates(quote).monthlyPercent);
  });
});

describe('netProceeds', () => {
  it('is what is left of the principal, whatever else it pays at once', () => {
    expect(netProceeds(1_000_000, [{ amountMinor: 15_000 }, { amountMinor: 400_001 }])).toBe(584_999);
  });

  it('refuses to leave nothing', () => {
    expect(netProceeds(100, [{ amountMinor: 99 }])).toBe(1);
    expect(() => netProceeds(100, [{ amountMinor: 100 }])).toThrow(RangeError);
  });
});
