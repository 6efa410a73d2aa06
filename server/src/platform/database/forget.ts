import type { Database } from './database';

const ROWS_AT_ONCE = 1000;

/**
 * Deletes what may be forgotten, some rows in each transaction, so that others never wait for long. Rows that
 * somebody holds, such as another server that forgets, are left to the next time.
 * @param isOver a condition on the table's rows
 */
export function forget(database: Database, table: string, isOver: string): Promise<void> {
  const some = `SELECT ctid FROM ${table} WHERE ${isOver} LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED`;
  return deleteUntilDone(database, `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${some}))`, ROWS_AT_ONCE);
}

/** @param statement deletes so many rows at once, as long as there are as many */
export async function deleteUntilDone(database: Database, statement: string, atOnce: number): Promise<void> {
  let deleted: number;
  do {
    [, deleted] = await database.maintenance((tx) => tx.query<[unknown, number]>(statement));
  } while (deleted >= atOnce);
}
