import { type EntityManager, MigrationExecutor, type QueryRunner } from 'typeorm';
import type { Environment } from '../config/env';
import type { Database } from '../platform/database/database';
import { databaseAt } from './data-source-options';
import { isDistributed, placeTables, prepareNodes } from './distribution/place-tables';

/** Any number; all servers of the product take the same lock. */
export const MIGRATION_LOCK = 7_304_201;

/** Brings the schema up to date. Of several servers that start at once, one does each step and the others wait. */
export async function migrate(url: string, environment: Environment): Promise<void> {
  const database = databaseAt(url, environment);
  await database.initialize();
  try {
    while (await migrateNext(database));
  } finally {
    await database.destroy();
  }
}

/**
 * Each migration has a transaction of its own, which holds the lock: it ends with the transaction, whatever becomes
 * of the process and through whatever pooler it came. @returns whether there was one to run.
 */
function migrateNext(database: Database): Promise<boolean> {
  return database.maintenance(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const runner = tx.queryRunner as QueryRunner;
    const executor = new MigrationExecutor(database, runner);
    const [next] = await executor.getPendingMigrations();
    if (!next) return false;
    if (await isDistributed(tx)) await placeWhatIsCreated(tx, runner);
    await executor.executeMigration(next);
    return true;
  });
}

/** On a distributed database a new table is made beside the nodes, where it may refer to any other, and then placed. */
async function placeWhatIsCreated(tx: EntityManager, runner: QueryRunner): Promise<void> {
  await prepareNodes(tx);
  const query = runner.query.bind(runner);
  runner.query = async (text: string, ...values: []) => {
    if (!/^\s*CREATE TABLE/i.test(text)) return query(text, ...values);
    await query('SET LOCAL citus.enable_ddl_propagation = off');
    const answer = await query(text, ...values);
    await query('SET LOCAL citus.enable_ddl_propagation = on');
    await placeTables(tx);
    return answer;
  };
}
