import {
  type Bucket,
  bankingDay,
  dueDays,
  type HardshipWay,
  quoteLoan,
  type ServicedContract,
  scheduleOf,
} from '@pautang/loan-terms';
import fc from 'fast-check';

/** What happens between a member and the lender. Shares are of what is there; `which` counts from the first one. */
export type What =
  | {
      readonly kind: 'PAY';
      /** Of what is due, else of an installment. */
      readonly share: number;
      readonly daysAgo: number;
      readonly isSettlement: boolean;
    }
  | { readonly kind: 'PAY_OFF'; readonly tooMuch: number }
  | { readonly kind: 'REVERSE'; readonly which: number }
  | { readonly kind: 'WAIVE'; readonly share: number }
  | { readonly kind: 'TAKE_WAIVER_BACK'; readonly which: number }
  | { readonly kind: 'CHANGE'; readonly way: HardshipWay }
  | { readonly kind: 'WRITE_OFF' }
  | { readonly kind: 'TAKE_WRITE_OFF_BACK' }
  | { readonly kind: 'BORROW'; readonly isTopUp: boolean }
  | { readonly kind: 'REFUND'; readonly share: number }
  | { readonly kind: 'PAY_WITH_CREDIT'; readonly share: number }
  | { readonly kind: 'WITHDRAW'; readonly share: number }
  | { readonly kind: 'ARRIVE'; readonly share: number }
  | { readonly kind: 'ASSIGN'; readonly which: number; readonly isSettlement: boolean }
  | { readonly kind: 'RETURN'; readonly which: number }
  | { readonly kind: 'WAIT' };

export interface Happening {
  /** So many days after what happened before. */
  readonly afterDays: number;
  readonly what: What;
}

/** What each loan of a life is agreed with. */
export interface LifeTerms {
  readonly principalMinor: number;
  readonly unitMinor: number;
  readonly method: 'add_on' | 'declining';
  readonly termMonths: number;
  readonly ratePercent: number;
  readonly coinMinor: number;
  readonly smallRestMinor: number;
  readonly lifeCapPercent: number;
  /** What a payment pays first; penalties, where it is not said. */
  readonly order?: readonly Bucket[];
  /** Kept back from what is paid out. */
  readonly feePercent: number;
  /** Whether small rests, banking days and the cap of the whole life hold. */
  readonly isLater: boolean;
}

export interface Life {
  readonly currency: string;
  readonly startsOn: string;
  readonly terms: LifeTerms;
  readonly happenings: readonly Happening[];
  /** Past due, from which on charges are no income, and beyond which a loan may be written off. */
  readonly nonAccrualDays: number;
}

/** Pesos, three currencies with hundredths, one of which is worth many pesos, and two in whole units. */
const CURRENCIES = [
  { currency: 'PHP', unitMinor: 100, coinMinor: 1, smallRestMinor: 100, principalMinor: 100_000_00 },
  { currency: 'USD', unitMinor: 1, coinMinor: 1, smallRestMinor: 2, principalMinor: 1_754_37 },
  { currency: 'EUR', unitMinor: 1, coinMinor: 1, smallRestMinor: 2, principalMinor: 1_611_09 },
  { currency: 'KWD', unitMinor: 1, coinMinor: 1, smallRestMinor: 1, principalMinor: 538_07 },
  { currency: 'JPY', unitMinor: 100, coinMinor: 100, smallRestMinor: 300, principalMinor: 258_400_00 },
  { currency: 'KRW', unitMinor: 100, coinMinor: 100, smallRestMinor: 2_500, principalMinor: 2_463_000_00 },
];

const WAYS: readonly HardshipWay[] = [
  { kind: 'PAUSE', months: 2 },
  { kind: 'LONGER_TERM', months: 3 },
  { kind: 'DUE_DAY', dayOfMonth: 28 },
  { kind: 'DUE_DAY', dayOfMonth: 3 },
];

const USUAL_ORDER = ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'] as const;
const PRINCIPAL_FIRST = ['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY'] as const;

const which = fc.nat({ max: 5 });
const part = fc.constantFrom(0.3, 1);
const isSettlement = fc.constantFrom(false, false, true);
const of = <Kind extends What['kind'], Rest extends Record<string, fc.Arbitrary<unknown>>>(
  weight: number,
  kind: Kind,
  rest: Rest,
) => ({ weight, arbitrary: fc.record({ kind: fc.constant(kind), ...rest }) as fc.Arbitrary<What> });

const what: fc.Arbitrary<What> = fc.oneof(
  of(14, 'PAY', {
    share: fc.constantFrom(0.1, 0.5, 1, 1, 1, 1, 2, 3.7),
    daysAgo: fc.constantFrom(0, 0, 0, 1, 30, 100),
    isSettlement,
  }),
  of(3, 'PAY_OFF', { tooMuch: fc.constantFrom(-1, 0, 0, 7, 250) }),
  of(3, 'REVERSE', { which }),
  of(2, 'WAIVE', { share: fc.constantFrom(0.01, 0.5, 1) }),
  of(1, 'TAKE_WAIVER_BACK', { which }),
  of(2, 'CHANGE', { way: fc.constantFrom(...WAYS) }),
  of(4, 'WRITE_OFF', {}),
  of(2, 'TAKE_WRITE_OFF_BACK', {}),
  of(2, 'BORROW', { isTopUp: fc.boolean() }),
  of(2, 'REFUND', { share: part }),
  of(1, 'PAY_WITH_CREDIT', { share: part }),
  of(1, 'WITHDRAW', { share: part }),
  of(2, 'ARRIVE', { share: fc.constantFrom(0.2, 1, 5) }),
  of(3, 'ASSIGN', { which, isSettlement }),
  of(1, 'RETURN', { which }),
  of(4, 'WAIT', {}),
);

const afterDays = fc.constantFrom(0, 1, 20, 31, 31, 62, 95);

/** What seldom follows by chance: a loan written off and its write-off taken back, and so on. */
const stories = fc
  .tuple(
    fc.constantFrom<readonly What[]>(
      [{ kind: 'WAIT' }, { kind: 'WRITE_OFF' }, pays(0.1), pays(0.4), { kind: 'TAKE_WRITE_OFF_BACK' }],
      [{ kind: 'WRITE_OFF' }, pays(0.4), { kind: 'REVERSE', which: 1 }, { kind: 'PAY_OFF', tooMuch: 9 }],
      [{ kind: 'WAIVE', share: 0.5 }, pays(1), { kind: 'TAKE_WAIVER_BACK', which: 0 }],
      [{ kind: 'WAIVE', share: 1 }, pays(0.5), { kind: 'WRITE_OFF' }, { kind: 'TAKE_WAIVER_BACK', which: 0 }],
      [{ kind: 'WAIT' }, { kind: 'WAIVE', share: 1 }, pays(3.7), pays(1, 100), { kind: 'REVERSE', which: 1 }],
      [
        { kind: 'PAY_OFF', tooMuch: 90_000 },
        { kind: 'BORROW', isTopUp: false },
        { kind: 'PAY_WITH_CREDIT', share: 0.3 },
      ],
      [
        { kind: 'PAY_OFF', tooMuch: 50 },
        { kind: 'REFUND', share: 1 },
        { kind: 'REVERSE', which: 2 },
      ],
      [
        { kind: 'ARRIVE', share: 1 },
        { kind: 'ASSIGN', which: 0, isSettlement: true },
        { kind: 'REVERSE', which: 0 },
      ],
    ),
    fc.array(fc.constantFrom(1, 31, 95), { minLength: 5, maxLength: 5 }),
  )
  .map(([whats, days]) => whats.map((one, index) => ({ afterDays: days[index] ?? 0, what: one })));

function pays(share: number, daysAgo = 0): What {
  return { kind: 'PAY', share, daysAgo, isSettlement: false };
}

/** Lives of a member with loans in six currencies, by both methods, with all that can happen to them. */
export const lives: fc.Arbitrary<Life> = fc
  .record({
    money: fc.constantFrom(...CURRENCIES),
    method: fc.constantFrom('add_on' as const, 'declining' as const),
    termMonths: fc.constantFrom(1, 3, 6),
    ratePercent: fc.constantFrom(0, 0.4, 2),
    startsOn: fc.constantFrom('2027-01-15', '2027-01-31', '2028-02-29'),
    lifeCapPercent: fc.constantFrom(100, 100, 4),
    feePercent: fc.constantFrom(0, 0, 2),
    order: fc.constantFrom<readonly Bucket[]>(USUAL_ORDER, USUAL_ORDER, PRINCIPAL_FIRST),
    isLater: fc.constantFrom(true, true, true, false),
    nonAccrualDays: fc.constantFrom(90, 90, 180),
    happenings: fc
      .array(
        fc.oneof(
          { weight: 9, arbitrary: fc.record({ afterDays, what }).map((one) => [one]) },
          { weight: 1, arbitrary: stories },
        ),
        { minLength: 4, maxLength: 9 },
      )
      .map((parts) => parts.flat()),
  })
  .map(({ money, startsOn, nonAccrualDays, happenings, isLater, ...rules }) => {
    const { currency, ...amounts } = money;
    const terms = { ...amounts, ...rules, isLater: isLater || amounts.coinMinor > 1 };
    return { currency, startsOn, nonAccrualDays, happenings, terms };
  });

/** The fee that a loan is charged once, in hundredths. */
export function feeOf({ principalMinor, unitMinor, feePercent }: LifeTerms): number {
  return Math.round((principalMinor * feePercent) / 100 / unitMinor) * unitMinor;
}

/** A loan by the terms of a life, from a day on. */
export function contractOf(terms: LifeTerms, startsOn: string): ServicedContract {
  const { isLater, coinMinor, smallRestMinor, lifeCapPercent, order = USUAL_ORDER } = terms;
  const quote = quoteLoan(terms);
  const due = dueDays(startsOn, quote.termMonths);
  const rules = { version: 2 as const, coinMinor, smallRestMinor, lifeCapPercent };
  const chargesMinor = feeOf(terms);
  return {
    principalMinor: quote.principalMinor,
    ...(chargesMinor > 0 && { chargesMinor }),
    method: quote.method,
    ratePercent: quote.ratePercent,
    startsOn,
    installments: scheduleOf(quote).map(({ number, principalMinor, interestMinor }, index) => {
      const dueOn = due[index] ?? startsOn;
      const keptOn = isLater ? bankingDay(dueOn, ['REGULAR']) : dueOn;
      return { number, dueOn, principalMinor, interestMinor, ...(keptOn !== dueOn && { keptOn }) };
    }),
    policy: {
      graceDays: 3,
      dailyPercent: 0.3,
      lateChargePercent: 5,
      capPercent: 25,
      order,
      ...(isLater && { rules }),
    },
  };
}
