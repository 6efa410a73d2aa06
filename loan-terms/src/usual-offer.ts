import type { InterestMethod } from './interest-method';

interface Offer {
  /** Pesos. */
  readonly minLoan: number;
  readonly maxLoan: number;
  /** Percent a month. */
  readonly interestRate: number;
  readonly interestMethod: InterestMethod;
  /** Months. */
  readonly terms: readonly number[];
}

/** What is lent unless the settings say otherwise. */
export const usualOffer: Offer = {
  minLoan: 100_000,
  maxLoan: 5_000_000,
  interestRate: 0.4,
  interestMethod: 'add_on',
  terms: [6, 12, 24, 36, 48],
};
