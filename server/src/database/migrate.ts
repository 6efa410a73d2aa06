import { MigrationExecutor } from 'typeorm';
import type { Environment } from '../config/env';
import type { Database } from '../platform/database/database';
import { databaseAt } from './data-source-options';

/** Any number; all servers of the product take the same lock. */
const MIGRATION_LOCK = 7_304_201;

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
    const executor = new MigrationExecutor(database, tx.queryRunner);
    const [next] = await executor.getPendingMigrations();
    if (next) await executor.executeMigration(next);
    return next !== undefined;
  });
}
