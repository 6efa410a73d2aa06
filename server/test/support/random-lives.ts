import {
  bankingDay,
  dueDays,
  type HardshipWay,
  quoteLoan,
  type ServicedContract,
  scheduleOf,
} from '@pautang/loan-terms';
import fc from 'fast-check';

/** What happens to a loan at its lender, so many days after what happened before. */
export interface Happening {
  readonly afterDays: number;
  readonly what:
    | {
        readonly kind: 'PAY';
        readonly share: number;
        readonly daysAgo: number;
        readonly isSettlement: boolean;
      }
    | { readonly kind: 'REVERSE'; readonly which: number }
    | { readonly kind: 'WAIVE'; readonly share: number }
    | { readonly kind: 'TAKE_WAIVER_BACK'; readonly which: number }
    | { readonly kind: 'CHANGE'; readonly way: HardshipWay }
    | { readonly kind: 'WAIT' };
}

export interface Life {
  readonly currency: string;
  readonly contract: ServicedContract;
  readonly happenings: readonly Happening[];
}

/** Pesos, two currencies with hundredths, and two in whole units. */
const CURRENCIES = [
  { currency: 'PHP', unitMinor: 100, coinMinor: 1, smallRestMinor: 100, principalMinor: 100_000_00 },
  { currency: 'USD', unitMinor: 1, coinMinor: 1, smallRestMinor: 2, principalMinor: 1_754_37 },
  { currency: 'EUR', unitMinor: 1, coinMinor: 1, smallRestMinor: 2, principalMinor: 1_611_09 },
  { currency: 'JPY', unitMinor: 100, coinMinor: 100, smallRestMinor: 300, principalMinor: 258_400_00 },
  { currency: 'KRW', unitMinor: 100, coinMinor: 100, smallRestMinor: 2_500, principalMinor: 2_463_000_00 },
];

const share = fc.constantFrom(0.1, 0.5, 1, 1, 1, 2, 20);
const what: fc.Arbitrary<Happening['what']> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('PAY' as const),
      share,
      daysAgo: fc.constantFrom(0, 0, 0, 1, 30, 100),
      isSettlement: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('REVERSE' as const), which: fc.nat({ max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('WAIVE' as const), share: fc.constantFrom(0.01, 0.5, 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('TAKE_WAIVER_BACK' as const), which: fc.nat({ max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('CHANGE' as const),
      way: fc.constantFrom<HardshipWay>(
        { kind: 'PAUSE', months: 2 },
        { kind: 'LONGER_TERM', months: 3 },
        { kind: 'DUE_DAY', dayOfMonth: 28 },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('WAIT' as const) }) },
);

/** Lives of loans in five currencies, by both methods, with small rests and banking days, or by the first rules. */
export const lives: fc.Arbitrary<Life> = fc
  .record({
    money: fc.constantFrom(...CURRENCIES),
    method: fc.constantFrom('add_on' as const, 'declining' as const),
    termMonths: fc.constantFrom(1, 3, 6),
    ratePercent: fc.constantFrom(0, 0.4, 2),
    startsOn: fc.constantFrom('2027-01-15', '2027-01-31', '2028-02-29'),
    isLater: fc.constantFrom(true, true, false),
    happenings: fc.array(fc.record({ afterDays: fc.constantFrom(0, 1, 20, 31, 31, 62, 95), what }), {
      minLength: 1,
      maxLength: 10,
    }),
  })
  .map(({ money, isLater, startsOn, happenings, ...terms }) => {
    const { currency, smallRestMinor, ...amounts } = money;
    const quote = quoteLoan({ ...terms, ...amounts });
    const due = dueDays(startsOn, quote.termMonths);
    const { coinMinor } = amounts;
    const rules = { version: 2 as const, coinMinor, smallRestMinor, lifeCapPercent: 100 };
    const contract: ServicedContract = {
      principalMinor: quote.principalMinor,
      method: quote.method,
      ratePercent: quote.ratePercent,
      startsOn,
      installments: scheduleOf(quote).map(({ number, principalMinor, interestMinor }, index) => {
        const dueOn = due[index] ?? startsOn;
        const keptOn = isLater || coinMinor > 1 ? bankingDay(dueOn, ['REGULAR']) : dueOn;
        return { number, dueOn, principalMinor, interestMinor, ...(keptOn !== dueOn && { keptOn }) };
      }),
      policy: {
        graceDays: 3,
        dailyPercent: 0.3,
        lateChargePercent: 5,
        capPercent: 25,
        order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
        ...((isLater || coinMinor > 1) && { rules }),
      },
    };
    return { currency, contract, happenings };
  });
