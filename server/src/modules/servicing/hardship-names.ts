/** ASKED waits for an officer; AGREED changed the schedule; ENDED is what waited as its loan was closed. */
export const HARDSHIP_STATES = ['ASKED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'ENDED'] as const;
export type HardshipState = (typeof HARDSHIP_STATES)[number];

/** What members choose from: nobody has to tell of an illness. */
export const HARDSHIP_CAUSES = ['LOST_JOB', 'LESS_INCOME', 'HIGHER_COSTS', 'DISASTER', 'OTHER'] as const;
export type HardshipCause = (typeof HARDSHIP_CAUSES)[number];

export const HARDSHIP_WAYS = ['PAUSE', 'LONGER_TERM', 'DUE_DAY'] as const;
export type HardshipWayName = (typeof HARDSHIP_WAYS)[number];
