/**
 * How interest is counted: `add_on` on the whole principal each month (specification, section 9), `declining` on
 * what is still owed, in equal installments (Bangko Sentral Circular 730).
 */
export const INTEREST_METHODS = ['add_on', 'declining'] as const;
export type InterestMethod = (typeof INTEREST_METHODS)[number];
