import type { InterestMethod } from './interest-method';

/** What a loan is asked for. Amounts are hundredths of the loan's currency. */
export interface LoanTerms {
  readonly principalMinor: number;
  readonly termMonths: number;
  /** Percent per month: of the original principal (add-on), or of what is left of it (declining). */
  readonly ratePercent: number;
  /** Amounts are rounded up to whole multiples of this. */
  readonly unitMinor: number;
  /** The smallest amount that is paid in the currency; a hundredth when it is not said. */
  readonly coinMinor?: number;
  /** Add-on when it is not said. */
  readonly method?: InterestMethod;
}

/** What the loan costs. Amounts are hundredths of the loan's currency. */
export interface LoanQuote extends LoanTerms {
  readonly method: InterestMethod;
  /** The interest charge of one month; the first month's where the balance declines. */
  readonly interestMinor: number;
  /** The principal's share of one month; the first month's where the balance declines. */
  readonly monthlyRepaymentMinor: number;
  /** What is paid each month but the last. */
  readonly installmentMinor: number;
  /** What is paid in the last month: it settles the rounding of all others. */
  readonly lastInstallmentMinor: number;
  /** The interest of the whole loan (Republic Act 3765, section 3). */
  readonly financeChargeMinor: number;
  /** Principal and finance charge together: what is paid in all. */
  readonly totalMinor: number;
}

/** One month of the schedule. Amounts are hundredths; principal and interest sum to the amount. */
export interface ScheduledInstallment {
  /** Counted from 1. */
  readonly number: number;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly amountMinor: number;
}
