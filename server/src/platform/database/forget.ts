import type { Database } from './database';

const ROWS_AT_ONCE = 1000;

/**
 * Deletes what may be forgotten, some rows in each transaction, so that others never wait for long.
 * @param isOver a condition on the table's rows
 */
export async function forget(database: Database, table: string, isOver: string): Promise<void> {
  const key = await keyOf(database, table);
  const some = `SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${ROWS_AT_ONCE}`;
  // What was used again meanwhile stays.
  const statement = `DELETE FROM ${table} WHERE (${key}) IN (${some}) AND (${isOver})`;
  let deleted: number;
  do {
    [, deleted] = await database.maintenance((tx) => tx.query<[unknown, number]>(statement));
  } while (deleted > 0);
}

async function keyOf(database: Database, table: string): Promise<string> {
  const [{ key }] = await database.query<[{ key: string }]>(
    `SELECT string_agg(quote_ident(a.attname), ', ') AS key
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [table],
  );
  return key;
}
