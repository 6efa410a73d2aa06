/** What is not changed at once: it is asked for with the password, and can be withdrawn for a while. */
export const CORRECTION_KINDS = ['NAME', 'IDENTITY', 'BANK_ACCOUNT'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];
