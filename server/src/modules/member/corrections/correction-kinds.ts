/** What is not changed at once: it is asked for with the password, and can be withdrawn for a while. */
export const CORRECTION_KINDS = ['NAME', 'IDENTITY', 'BANK_ACCOUNT', 'PHONE'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** What an officer decides on, by the photos of the ID; anything else counts by itself. */
const REVIEWED_KINDS: readonly CorrectionKind[] = ['NAME', 'IDENTITY'];

export const isReviewed = (kind: CorrectionKind): boolean => REVIEWED_KINDS.includes(kind);
