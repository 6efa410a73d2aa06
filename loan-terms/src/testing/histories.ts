import fc from 'fast-check';
import { addDays, laterOf } from '../calendar';
import type { Bucket, ReceivedPayment, ServicedContract } from '../servicing/contract';
import { serviceLoan } from '../servicing/service-loan';
import { contractOf, POLICY, RULES } from './loans';

export interface History {
  readonly contract: ServicedContract;
  /** In the order of recording, the days in any order; reversed ones are left out already. */
  readonly payments: readonly ReceivedPayment[];
  readonly asOf: string;
}

/** Pesos, a currency with whole units of little worth, and ones that are rounded to 0.01. */
const UNITS = [
  { unitMinor: 100, units: [100_000, 123_457, 5_000_000] },
  { unitMinor: 100, units: [46_300_000, 57_160_591] },
  { unitMinor: 1, units: [54_300, 127_200, 6_700_001] },
];
const DAYS = ['2026-01-15', '2026-01-31', '2027-12-31', '2028-02-29', '2026-08-30', '2027-03-28'];
/** Coins are of a currency whose amounts are rounded to as much. */
const LATER_RULES = [
  undefined,
  RULES,
  { ...RULES, lifeCapPercent: 2 },
  { ...RULES, smallRestMinor: 0 },
  { ...RULES, coinMinor: 100, smallRestMinor: 300 },
  { ...RULES, coinMinor: 100, smallRestMinor: 2_000, lifeCapPercent: 7 },
];
const ORDERS: readonly (readonly Bucket[])[] = [
  POLICY.order,
  ['INTEREST', 'PRINCIPAL', 'PENALTY', 'FEE'],
  ['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY'],
];

const contracts = fc
  .record({
    currency: fc.constantFrom(...UNITS),
    amount: fc.nat(),
    termMonths: fc.constantFrom(1, 2, 3, 3, 4, 4, 6, 6, 13),
    ratePercent: fc.constantFrom(0, 0.4, 0.4, 1.1, 2),
    method: fc.constantFrom('add_on' as const, 'declining' as const),
    startsOn: fc.constantFrom(...DAYS),
    laterRules: fc.constantFrom(...LATER_RULES),
    chargedPercent: fc.constantFrom(0, 0, 0, 1, 5),
    order: fc.oneof({ weight: 3, arbitrary: fc.constant(POLICY.order) }, fc.constantFrom(...ORDERS)),
  })
  .map(({ currency, amount, order, laterRules, chargedPercent, ...terms }) => {
    const { unitMinor, units } = currency;
    const rules = laterRules && { ...laterRules, coinMinor: Math.min(laterRules.coinMinor, unitMinor) };
    const principalMinor = units[amount % units.length]! * unitMinor;
    const policy = { order, ...(rules && { rules }) };
    const contract = contractOf({ ...terms, unitMinor, principalMinor, policy });
    const chargesMinor = Math.round((principalMinor / unitMinor / 100) * chargedPercent) * unitMinor;
    return chargesMinor > 0 ? { ...contract, chargesMinor } : contract;
  });

/**
 * What a member may do: pay about when an installment is due, early or very late, some or all of it, or settle.
 */
const intentions = fc.array(
  fc.record({
    month: fc.nat({ max: 12 }),
    daysLate: fc.oneof(fc.constant(0), fc.integer({ min: -40, max: 10 }), fc.integer({ min: 3, max: 100 })),
    amount: fc.oneof(
      { weight: 6, arbitrary: fc.constant({ installments: 1 }) },
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }).map((n) => ({ installments: n / 13 })) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 200 }).map((minor) => ({ minor })) },
      { weight: 1, arbitrary: fc.constant({ isPayoff: true }) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 1, max: 300 }).map((lacking) => ({ isPayoff: true, lacking })),
      },
      {
        weight: 2,
        arbitrary: fc.integer({ min: 1, max: 300 }).map((lacking) => ({ installments: 1, lacking })),
      },
    ),
    isSettlement: fc.constantFrom(false, false, true),
    isReversed: fc.constantFrom(false, false, false, false, true),
  }),
  { maxLength: 9 },
);

export const histories: fc.Arbitrary<History> = fc
  .record({
    contract: contracts,
    intentions,
    until: fc.nat({ max: 12 }),
    daysAfter: fc.integer({ min: -10, max: 100 }),
  })
  .map(({ contract, intentions, until, daysAfter }) => {
    const { installments, startsOn } = contract;
    const payments: ReceivedPayment[] = [];
    for (const [index, { month, daysLate, amount, isSettlement, isReversed }] of intentions.entries()) {
      const aim = addDays(installments[month % installments.length]!.dueOn, daysLate);
      const paidOn = laterOf(aim, startsOn);
      const amountMinor = amountOf(amount, contract, payments, paidOn);
      if (!isReversed && amountMinor > 0)
        payments.push({ id: `${index}`, paidOn, amountMinor, isSettlement });
    }
    const end = addDays(installments[until % installments.length]!.dueOn, daysAfter);
    return { contract, payments, asOf: laterOf(end, startsOn) };
  });

function amountOf(
  amount: { installments?: number; minor?: number; isPayoff?: boolean; lacking?: number },
  contract: ServicedContract,
  earlier: readonly ReceivedPayment[],
  paidOn: string,
): number {
  const { coinMinor = 1 } = contract.policy.rules ?? {};
  const inCoins = (minor: number) => Math.round(minor / coinMinor) * coinMinor;
  const lackingMinor = inCoins(amount.lacking ?? 0);
  if (amount.isPayoff) return serviceLoan(contract, earlier, paidOn).payoffMinor - lackingMinor;
  const first = contract.installments[0]!;
  const installmentMinor = first.principalMinor + first.interestMinor;
  return inCoins(amount.minor ?? (amount.installments ?? 0) * installmentMinor) - lackingMinor;
}
