import { newId } from '../new-id';
import type {
  CORRECTION_EVENTS,
  HARDSHIP_EVENTS,
  LOAN_EVENTS,
  MEMBER_EVENTS,
  PROMISE_EVENTS,
  REPAYMENT_EVENTS,
  RepaymentSource,
  WAIVER_EVENTS,
  WITHDRAWAL_EVENTS,
} from './event-types';
import type { EventValues } from './events.sql';

type Of<Types extends readonly string[], Data> = {
  readonly type: Types[number];
  readonly memberId: string;
  readonly data: Data;
  /** By the business clock. */
  readonly at: Date;
};

interface CorrectionData {
  /** NAME, IDENTITY, BANK_ACCOUNT, PHONE, ADDRESS, CONTACT or EMPLOYMENT. */
  readonly kind: string;
  /** Which fields have another value, by their names in the API; never a value. */
  readonly fields: readonly string[];
}

interface LoanData {
  readonly loanNumber: string;
  readonly status: string;
  readonly by: string;
  readonly currency: string;
  readonly amount: number;
  /** Where something of it is charged. */
  readonly proceeds?: number;
  readonly termMonths: number;
  readonly paysOff?: string;
}

interface WithdrawalData {
  readonly withdrawalNumber: string;
  readonly status: string;
  readonly currency: string;
  readonly amount: number;
  readonly source: string;
}

interface RepaymentData {
  readonly loanNumber: string;
  readonly repaymentNumber: string;
  readonly currency: string;
  readonly amount: number;
  readonly paidOn: string;
  readonly source: RepaymentSource;
  /** Of the incoming payment that it was made of. */
  readonly paymentNumber?: string;
}

interface WaiverData {
  readonly loanNumber: string;
  readonly waiverId: string;
  readonly currency: string;
  readonly amount: number;
  readonly waivedOn: string;
}

interface PromiseData {
  readonly loanNumber: string;
  readonly promiseId: string;
  readonly currency: string;
  readonly amount: number;
  readonly promisedOn: string;
}

interface HardshipData {
  readonly loanNumber: string;
  readonly requestId: string;
  readonly way: string;
  readonly size: number;
}

/**
 * What others are told: numbers, states and amounts. Nothing that says who somebody is leaves the house this way: no name,
 * phone number, address, or number of an ID or account.
 */
export type NewEvent =
  | Of<typeof MEMBER_EVENTS, { readonly state: string }>
  | Of<typeof CORRECTION_EVENTS, CorrectionData>
  | Of<typeof LOAN_EVENTS, LoanData>
  | Of<typeof WITHDRAWAL_EVENTS, WithdrawalData>
  | Of<typeof REPAYMENT_EVENTS, RepaymentData>
  | Of<typeof WAIVER_EVENTS, WaiverData>
  | Of<typeof PROMISE_EVENTS, PromiseData>
  | Of<typeof HARDSHIP_EVENTS, HardshipData>;

/** As `evented` and `recordEvent` take it. */
export function eventValues({ type, memberId, data, at }: NewEvent): EventValues {
  return [newId(), type, JSON.stringify({ memberId, ...data }), at];
}

/** Where nothing happened that others are told of. */
export const NO_EVENT: EventValues = [null, null, null, null];
