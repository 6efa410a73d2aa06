import type { Database } from './database';

const ROWS_AT_ONCE = 1000;

/**
 * Deletes what may be forgotten, some rows in each transaction, so that others never wait for long.
 * @param isOver a condition on the table's rows
 */
export async function forget(database: Database, table: string, isOver: string): Promise<void> {
  const key = database.getMetadata(table).primaryColumns.map(({ databaseName }) => databaseName);
  const some = `SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${ROWS_AT_ONCE}`;
  // What was used again meanwhile stays.
  const statement = `DELETE FROM ${table} WHERE (${key}) IN (${some}) AND (${isOver})`;
  let deleted: number;
  do {
    [, deleted] = await database.maintenance((tx) => tx.query<[unknown, number]>(statement));
  } while (deleted > 0);
}
