import fc from 'fast-check';
import { addDays, type Day } from '../calendar';
import type { Bucket, ReceivedPayment, ServicedContract } from '../servicing/contract';
import { serviceLoan } from '../servicing/service-loan';
import { contractOf, POLICY } from './loans';

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
    order: fc.oneof({ weight: 3, arbitrary: fc.constant(POLICY.order) }, fc.constantFrom(...ORDERS)),
  })
  .map(({ currency, amount, order, ...terms }) => {
    const { unitMinor, units } = currency;
    const principalMinor = units[amount % units.length]! * unitMinor;
    return contractOf({ ...terms, unitMinor, principalMinor, policy: { order } });
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

function laterOf(one: Day, other: Day): Day {
  return [one, other].sort().at(-1)!;
}

function amountOf(
  amount: { installments?: number; minor?: number; isPayoff?: boolean },
  contract: ServicedContract,
  earlier: readonly ReceivedPayment[],
  paidOn: string,
): number {
  if (amount.isPayoff) return serviceLoan(contract, earlier, paidOn).payoffMinor;
  const first = contract.installments[0]!;
  return (
    amount.minor ?? Math.round((amount.installments ?? 0) * (first.principalMinor + first.interestMinor))
  );
}
