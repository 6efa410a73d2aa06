import fc from 'fast-check';
import { coinMinor, fromPhp, roundingUnitMinor } from '../currency';
import { chargeLoan } from './charge-loan';
import type { ChargeMeasure, LoanChargeRule, LoanChargeWay } from './charge-rules';
import { leastLoanMinor, missingPhpMinor } from './least-loan';

const LIMITS = { least: 50_000_00, most: 500_000_00 };
const STAMP: ChargeMeasure = { by: 'STAMP_TAX', exemptPhpMinor: 25_000_000 };
const charge = (measure: ChargeMeasure, way: LoanChargeWay = 'DEDUCTED'): LoanChargeRule => ({
  kind: measure.by === 'STAMP_TAX' ? 'DOCUMENTARY_STAMP_TAX' : 'PROCESSING_FEE',
  way,
  measure,
});

/** By how many hundredths of its currency a loan of so many pesos pays out too little. */
function missingOf(rules: LoanChargeRule[], neededMinor: number, currency = 'PHP', unitsPerPhp = 1) {
  return (phpMinor: number) =>
    neededMinor -
    chargeLoan(rules, {
      phpMinor,
      foreignMinor: fromPhp(phpMinor, unitsPerPhp),
      unitsPerPhp,
      unitMinor: roundingUnitMinor(unitsPerPhp),
      coinMinor: coinMinor(currency),
      startsOn: '2026-11-23',
      termMonths: 12,
    }).foreign.proceedsMinor;
}

it.each<[string, LoanChargeRule[], number, number | undefined]>([
  ['what is needed, where nothing is charged', [], 60_000_50, 60_001],
  ['the smallest loan, where that is enough', [charge({ by: 'PERCENT', percent: 2 })], 49_000_00, 50_000],
  // 2 % of 61,224.49 are 1,224.49.
  ['so much more that a percentage leaves it', [charge({ by: 'PERCENT', percent: 2 })], 60_000_00, 61_225],
  ['so much more as is fixed', [charge({ by: 'FIXED', phpMinor: 500_00 })], 60_000_00, 60_500],
  [
    'no more, where the charge is added',
    [charge({ by: 'FIXED', phpMinor: 500_00 }, 'ADDED')],
    60_000_00,
    60_000,
  ],
  ['a loan that no tax is taken of', [charge(STAMP)], 250_000_00, 250_000],
  // 1,260 steps of 1.50 are 1,890.
  ['a loan that is taxed, where more is needed', [charge(STAMP)], 250_001_00, 251_891],
  ['none, where the largest leaves less', [charge({ by: 'PERCENT', percent: 2 })], 490_000_01, undefined],
])('is %s', (_, rules, neededMinor, pesos) => {
  expect(leastLoanMinor(LIMITS, missingOf(rules, neededMinor))).toBe(pesos && pesos * 100);
});

it('leaves enough in any currency, and a peso less does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 55_000, max: 400_000 }),
      fc.constantFrom(['PHP', 1] as const, ['USD', 0.01701] as const, ['JPY', 2.6533] as const),
      fc.constantFrom<LoanChargeWay>('ADDED', 'DEDUCTED'),
      fc.integer({ min: 0, max: 40 }),
      (pesos, [currency, rate], way, percent) => {
        const rules = [charge({ by: 'PERCENT', percent: percent / 4 }, way), charge(STAMP, way)];
        const missing = missingOf(rules, Math.ceil(pesos * 100 * rate), currency, rate);
        const found = leastLoanMinor(LIMITS, (phpMinor) => missingPhpMinor(missing(phpMinor), rate)) ?? 0;

        expect(missing(found)).toBeLessThanOrEqual(0);
        expect(missing(found - 100)).toBeGreaterThan(0);
      },
    ),
  );
});
