import type { Day } from '../calendar';

/** What a lender may charge once for a loan: its own fee, and the tax that it hands on to the state. */
export const LOAN_CHARGE_KINDS = ['PROCESSING_FEE', 'DOCUMENTARY_STAMP_TAX'] as const;
export type LoanChargeKind = (typeof LOAN_CHARGE_KINDS)[number];

/**
 * DEDUCTED: kept back from what is paid out. ADDED: financed, so that the principal is what was asked for and the charge,
 * and bears interest like all of it.
 */
export const LOAN_CHARGE_WAYS = ['DEDUCTED', 'ADDED'] as const;
export type LoanChargeWay = (typeof LOAN_CHARGE_WAYS)[number];

/** How a charge is measured. */
export type ChargeMeasure =
  /** In hundredths of a peso. */
  | { readonly by: 'FIXED'; readonly phpMinor: number }
  /** Of the amount that was asked for. */
  | { readonly by: 'PERCENT'; readonly percent: number }
  /** By the law, of loans of more pesos (in hundredths) than are exempt. */
  | { readonly by: 'STAMP_TAX'; readonly exemptPhpMinor: number };

/** A charge as the lender sets it. */
export interface LoanChargeRule {
  readonly kind: LoanChargeKind;
  readonly way: LoanChargeWay;
  readonly measure: ChargeMeasure;
}

/** A charge of one loan, in hundredths of its currency. */
export interface LoanCharge {
  readonly kind: LoanChargeKind;
  readonly way: LoanChargeWay;
  readonly amountMinor: number;
}

/** What is asked for. Amounts are hundredths. */
export interface ChargedWish {
  readonly phpMinor: number;
  readonly foreignMinor: number;
  readonly unitsPerPhp: number;
  /** What the principal is rounded up to in its currency. */
  readonly unitMinor: number;
  /** The smallest amount that is paid in the currency. */
  readonly coinMinor: number;
  /** The first day of the loan as it is quoted. */
  readonly startsOn: Day;
  readonly termMonths: number;
}

/** A loan with its charges, in hundredths of one currency. */
export interface ChargedLoan {
  readonly askedMinor: number;
  /** What is repaid: what was asked for, and the charges that are added. */
  readonly principalMinor: number;
  /** None is empty. */
  readonly charges: readonly LoanCharge[];
  /** What is paid out. */
  readonly proceedsMinor: number;
}
