import { agreedTerms as termsBefore } from '../2026-11/agreed-terms';

/** What the Service and Policy Agreement and the loan contract lay down, whatever the loan (specification, section 9). */
export const agreedTerms = {
  ...termsBefore,
  /** Penalties and late charges of the loan's whole life, of the principal. */
  lifeCapPercent: 100,
} as const;

/** What paying late costs, where a loan's figures do not say less. */
export const latePayment = {
  dailyPercent: agreedTerms.penaltyPercentADay,
  lateChargePercent: agreedTerms.overdueChargePercent,
  lifeCapPercent: agreedTerms.lifeCapPercent,
} as const;
