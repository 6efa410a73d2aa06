/** Before all ids: a job that goes through all begins after it. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** The cursor of the first page: ids grow with time, and the newest come before this one. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Cuts a list that was read one row longer than the page, and tells where the next one begins. */
export function toPage<T extends { id: string }>(
  rows: readonly T[],
  limit: number,
): { rows: readonly T[]; nextCursor?: string } {
  if (rows.length <= limit) return { rows };
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: page.at(-1)?.id };
}
