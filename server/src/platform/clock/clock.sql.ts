import { statement } from '../database/statement';

/** How far the business day is from the machine's, for a hot statement to take along; `Clock.at` makes a time of it. */
export const OFFSET_DAYS = 'coalesce((SELECT offset_days FROM business_clock WHERE id = 1), 0)';

export const readOffset = statement<{ readonly offsetDays: number }>(
  'clock.offset',
  `SELECT ${OFFSET_DAYS} AS "offsetDays"`,
);
