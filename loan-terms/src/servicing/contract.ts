import type { Day } from '../calendar';
import type { InterestMethod } from '../interest-method';

/**
 * What is owed, by kind, in the order in which a payment pays it (loan contract, Article 3). PENALTY: the percentage
 * for each late day. FEE: the late charge, once an installment.
 */
export const BUCKETS = ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Of the rules that loans are approved with. A loan keeps the version it has. */
export const RULES_VERSION = 2;

/**
 * What the second version of the rules adds. Early settlement in part of an add-on loan lowers a month's interest by the
 * share of its principal that is settled, and a due day that is no banking day is kept by paying on the next one.
 */
export interface LaterRules {
  readonly version: typeof RULES_VERSION;
  /** What amounts are rounded to, half of it upward: the smallest amount that is paid in the currency. */
  readonly coinMinor: number;
  /** A rest below it is not overdue, is charged nothing, and is written off at the end. */
  readonly smallRestMinor: number;
  /** Penalties and late charges of the whole life of the loan never exceed this percentage of the principal. */
  readonly lifeCapPercent: number;
}

/**
 * The contract's rules on late payment (loan contract, Articles 2 and 5; specification, section 9), and what a
 * payment pays first (Article 3).
 */
export interface ServicingPolicy {
  /** Days after the due day on which being late costs nothing. */
  readonly graceDays: number;
  /** Penalty of each late day after the grace, percent of what is unpaid of principal and interest. */
  readonly dailyPercent: number;
  /** Charged once, on the first day after the grace, percent of the same. */
  readonly lateChargePercent: number;
  /** Interest, penalties and late charges of a contract year never exceed this percentage of the principal. */
  readonly capPercent: number;
  /** The order in which money pays what one installment owes: each kind once. */
  readonly order: readonly Bucket[];
  /** Absent of a loan with the first version of the rules. */
  readonly rules?: LaterRules;
}

/** The schedule as it was agreed. Amounts are hundredths of the loan's currency. */
export interface ContractInstallment {
  /** Counted from 1. */
  readonly number: number;
  readonly dueOn: Day;
  readonly principalMinor: number;
  readonly interestMinor: number;
  /** The banking day on which paying still keeps the due day, where that is none itself. */
  readonly keptOn?: Day;
}

/** A running loan's contract. */
export interface ServicedContract {
  readonly principalMinor: number;
  /** What the loan was charged on its first day: the caps count it. Nothing when it is not said. */
  readonly chargesMinor?: number;
  readonly method: InterestMethod;
  readonly ratePercent: number;
  /** The day of approval: interest runs from it, and contract years are counted from it. */
  readonly startsOn: Day;
  /** In the order of their due days. */
  readonly installments: readonly ContractInstallment[];
  readonly policy: ServicingPolicy;
}

/** Money that was received, in the order of day and recording; a reversed payment is left out. */
export interface ReceivedPayment {
  readonly id: string;
  readonly paidOn: Day;
  readonly amountMinor: number;
  /** Whether it settles principal early (in part) instead of paying the next installments in advance. */
  readonly isSettlement: boolean;
}

/**
 * What officers enter in the history of a loan, in one order with what is paid; what was reversed is left out.
 * WAIVER: up to so much of the penalties and late charges that are unpaid is not asked for any more.
 * WRITE_OFF: what would close the loan is owed, and nothing is charged from then on. Where it was taken back, the loan goes on
 * as it was agreed, but the days between cost nothing for being late.
 */
export interface OfficerEntry {
  readonly id: string;
  readonly kind: 'WAIVER' | 'WRITE_OFF';
  readonly enteredOn: Day;
  /** Of a waiver; of a write-off what was owed then. */
  readonly amountMinor: number;
  /** Of a write-off: the day on which it was taken back. */
  readonly liftedOn?: Day;
}

/** An installment of a changed schedule. Its interest holds both parts. */
export interface ChangedInstallment extends ContractInstallment {
  /** Interest that was charged before the change, and is paid with this installment. */
  readonly carriedMinor: number;
  /** Interest of the pause: earned day by day until the pause is over. */
  readonly pauseMinor: number;
}

/**
 * Another schedule for what is left of a loan, as it was agreed on a day. Its installments go on counting after those
 * that the loan has.
 */
export interface ScheduleChange {
  readonly id: string;
  readonly kind: 'SCHEDULE_CHANGE';
  readonly enteredOn: Day;
  /** The day from which the due days are counted, month by month. */
  readonly anchorOn: Day;
  /** The number that its first installment is told with; absent of changes that were agreed to before. */
  readonly shownFrom?: number;
  /** Whether small rests of installments before go along; absent of changes that were agreed to before. */
  readonly takesRests?: boolean;
  /** The end of a pause. */
  readonly pausedUntil?: Day;
  readonly installments: readonly ChangedInstallment[];
}

/** Credit of a closed loan that was given back to the member, or paid on another loan. */
export interface CreditUse {
  readonly id: string;
  readonly kind: 'CREDIT_USE';
  readonly enteredOn: Day;
  readonly amountMinor: number;
}

/** Whatever happens to a loan beside the passing of its days. */
export type LoanEntry = ReceivedPayment | OfficerEntry | ScheduleChange | CreditUse;

/** The small rest of a loan that ends, written off: of each kind that is owed. */
export const REST_KINDS = ['REST_PENALTY', 'REST_FEE', 'REST_INTEREST', 'REST_PRINCIPAL'] as const;
export type RestKind = (typeof REST_KINDS)[number];

/** What officers waive of what being late cost. */
export const WAIVED_KINDS = ['WAIVED_PENALTY', 'WAIVED_FEE'] as const;
export type WaivedKind = (typeof WAIVED_KINDS)[number];

export type ChargeKind = 'INTEREST' | 'PENALTY' | 'LATE_CHARGE' | RestKind | WaivedKind;

/** Whether it is a small rest. */
export function isRest(kind: ChargeKind): kind is RestKind {
  return REST_KINDS.some((one) => one === kind);
}

/** Whether it lowers what is owed. */
export function isTakenOff(kind: ChargeKind): kind is RestKind | WaivedKind {
  return isRest(kind) || WAIVED_KINDS.some((one) => one === kind);
}

/** What was charged for an installment on a day, waived or written off, and what the cap kept from being charged. */
export interface Charge {
  readonly installmentNumber: number;
  readonly kind: ChargeKind;
  readonly chargedOn: Day;
  readonly amountMinor: number;
  readonly waivedMinor: number;
}

/** A part of a payment, always above zero, and what it paid. */
export interface Allocation {
  readonly paymentId: string;
  readonly installmentNumber: number;
  readonly bucket: Bucket;
  readonly amountMinor: number;
}

/** MOVED: what was unpaid of it went into another schedule, and nothing of it is left to pay here. It was not paid. */
export type InstallmentStatus = 'UPCOMING' | 'DUE' | 'OVERDUE' | 'PAID' | 'MOVED';

/** Where one installment stands. */
export interface InstallmentPosition {
  readonly number: number;
  readonly dueOn: Day;
  readonly principalMinor: number;
  /** What it bears in all as things stand: the agreed interest, less what early settlement saved. */
  readonly interestMinor: number;
  readonly penaltyMinor: number;
  readonly feeMinor: number;
  readonly waivedMinor: number;
  /** What officers waived of penalties and late charge; it is not asked for any more. */
  readonly forgivenMinor: number;
  readonly paid: Readonly<Record<Bucket, number>>;
  /** The day on which principal and interest were paid. */
  readonly settledOn?: Day;
  /** The day on which what was unpaid of it went into another schedule: it has what is left of it. */
  readonly movedOn?: Day;
  /** Of a changed schedule: its interest runs from this day. */
  readonly beginsOn?: Day;
  readonly status: InstallmentStatus;
  /** The banking day on which paying still keeps the due day, where that is none itself. */
  readonly keptOn?: Day;
  /** Days from the due day (or the banking day that keeps it) until principal and interest were paid, or until now. */
  readonly daysLate: number;
}

/** All that one installment was charged of one kind for being late, or officers waived of it, and what the cap kept from being charged. */
export interface LateCharges {
  readonly installmentNumber: number;
  readonly kind: 'PENALTY' | 'LATE_CHARGE' | WaivedKind;
  readonly from: Day;
  readonly to: Day;
  /**
   * From the first to the last: one whose penalty rounds to nothing has no charge, and counts all the same; those after a
   * write-off that was taken back do not.
   */
  readonly days: number;
  readonly amountMinor: number;
  readonly waivedMinor: number;
}

/** What of a payment pays nothing, above zero: the member's credit. */
export interface Credit {
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** What is owed by kind, as the books have it: of interest what was charged by now, less all that was paid of it. */
export interface OwedKinds {
  readonly principalMinor: number;
  /** Below zero where interest was paid ahead of its charge. */
  readonly interestMinor: number;
  readonly penaltyMinor: number;
  readonly feeMinor: number;
}

export interface LenientDays {
  readonly after: Day;
  readonly until: Day;
}

/**
 * Where a loan stands at the end of a day. Amounts are hundredths of the loan's currency. Of a loan that was resumed
 * from a checkpoint, charges are those since then, and allocations and credits those of the payments that could still
 * change then, and of the later ones; everything else is of the whole loan.
 */
export interface LoanPosition {
  readonly asOf: Day;
  readonly charges: readonly Charge[];
  /** In the order of their first days. */
  readonly lateCharges: readonly LateCharges[];
  readonly allocations: readonly Allocation[];
  readonly credits: readonly Credit[];
  /** What of the payments was given back, or paid on another loan. */
  readonly uses: readonly Credit[];
  readonly installments: readonly InstallmentPosition[];
  /** What is unpaid of the installments due by now, with their charges. */
  readonly dueMinor: number;
  /** What would close the loan on this day. */
  readonly payoffMinor: number;
  /** Principal, interest by the schedule as it stands and charges, less what was paid. */
  readonly outstandingMinor: number;
  /** What was paid on the loan: the sum of the allocations. */
  readonly paidMinor: number;
  /** What was too little to ask for, and was written off as the loan ended. */
  readonly restMinor: number;
  /** What was paid beyond it, and is kept for the member. */
  readonly creditMinor: number;
  /** What was given back, and the payments that stand do not hold any more. */
  readonly owedBackMinor: number;
  /** Interest of the agreed schedule that is never charged. */
  readonly rebateMinor: number;
  readonly closedOn?: Day;
  readonly writtenOffOn?: Day;
  /** After the day of each write-off that was taken back, up to the day of that: being late cost nothing. */
  readonly lenient?: readonly LenientDays[];
  /** The due day of the oldest installment of which principal or interest is unpaid, due by now or not. */
  readonly oldestUnpaidOn?: Day;
  /** As the books have it. */
  readonly owed: OwedKinds;
}
