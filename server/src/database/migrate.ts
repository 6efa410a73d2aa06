import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type EntityManager, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import { ConfigurationError, type Environment } from '../config/env';
import type { Database } from '../platform/database/database';
import { DatabaseBusy, isForbidden } from '../platform/database/failures';
import { errorCode } from '../platform/error-code';
import { databaseAt } from './data-source-options';
import { isDistributed, placeTables, prepareNodes } from './distribution/place-tables';
import { notThere } from './not-there';
import { grantToServer } from './roles/grants';
import { currentRole, isOwner, serverRole } from './roles/server-role';

/** Any number; all servers of the product take the same lock. */
export const MIGRATION_LOCK = 7_304_201;

/** Who needs a table for itself makes all others wait who come after it: so long, before they go first for longer. */
const LOCK_SECONDS = 1;
const PAUSE_MILLISECONDS = 2000;
/** How often a server looks whether the one that migrates is done. */
const LOOK_MILLISECONDS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

const logger = new Logger('Migration');

type Outcome = 'MIGRATED' | 'UP_TO_DATE' | 'OTHERS_MIGRATE' | 'TABLE_IS_HELD';

/** How the database is reached. */
export interface DatabaseAccess {
  /** As the server. */
  readonly url: string;
  /** As whom the tables belong to, where that is somebody else. */
  readonly ownerUrl?: string;
}

/** As whom the server is at work. */
export interface Migrated {
  /** Whether the database keeps it from changing what must stay, and its own rules. */
  readonly isGuarded: boolean;
}

/**
 * Brings the schema up to date, and lets the server's role do there what a server does. Of several servers that start at once, one does each step, and the others wait for as long
 * as that takes, whatever the limits are: they look again and again, with nothing of theirs open in the database.
 * @param only these migrations, for rows that belong to no newer schema
 */
export async function migrate(
  access: DatabaseAccess,
  environment: Environment,
  only?: ReadonlySet<string>,
): Promise<Migrated> {
  const { url, ownerUrl } = access;
  const database = databaseAt(ownerUrl ?? url, environment);
  const setting = ownerUrl ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL';
  await database.initialize().catch(notThere(setting, environment));
  try {
    const { manager } = database;
    const role = ownerUrl ? await serverRole(manager, url, environment) : await currentRole(manager);
    let before: Outcome | undefined;
    for (;;) {
      const outcome = await migrateNext(database, ownerUrl ? role : undefined, only).catch(heldByOthers);
      if (outcome === 'UP_TO_DATE') return { isGuarded: !(await isOwner(manager, role, 'become')) };
      if (outcome === 'OTHERS_MIGRATE') {
        if (before !== outcome) logger.warn('Another server migrates the database; this one waits for it');
        await pause(LOOK_MILLISECONDS);
      }
      if (outcome === 'TABLE_IS_HELD') {
        logger.warn('A table that the next migration needs is held by others; it is tried again');
        await pause(PAUSE_MILLISECONDS);
      }
      before = outcome;
    }
  } finally {
    await database.destroy();
  }
}

/** A table was not to be had in time: nothing was done. */
function heldByOthers(error: unknown): Outcome {
  if (isForbidden(error)) throw notTheOwner(true, error);
  const cause = error instanceof DatabaseBusy ? error.cause : undefined;
  if (!(cause instanceof QueryFailedError) || errorCode(cause.driverError) !== LOCK_NOT_AVAILABLE)
    throw error;
  return 'TABLE_IS_HELD';
}

/**
 * Each migration has a transaction of its own, which holds the lock: it ends with the transaction, whatever becomes
 * of the process and through whatever pooler it came.
 */
function migrateNext(
  database: Database,
  server: string | undefined,
  only: ReadonlySet<string> | undefined,
): Promise<Outcome> {
  return database.maintenance(async (tx) => {
    const [{ held }] = await tx.query('SELECT pg_try_advisory_xact_lock($1) AS held', [MIGRATION_LOCK]);
    if (!held) return 'OTHERS_MIGRATE';
    const runner = tx.queryRunner as QueryRunner;
    const executor = new MigrationExecutor(database, runner);
    const pending = await executor.getPendingMigrations();
    const next = pending.find(({ name }) => only?.has(name) ?? true);
    if (!next) {
      if (server !== undefined) await grant(tx, server);
      return 'UP_TO_DATE';
    }
    if (!(await isOwner(tx, await currentRole(tx), 'change'))) throw notTheOwner(await seesMigrations(tx));
    await tx.query(`SET LOCAL lock_timeout = '${LOCK_SECONDS}s'`);
    if (await isDistributed(tx)) await placeWhatIsCreated(tx, runner);
    await executor.executeMigration(next);
    return 'MIGRATED';
  });
}

/** An owner keeps what is the owner's. */
async function grant(tx: EntityManager, role: string): Promise<void> {
  if (await isOwner(tx, role, 'become')) return;
  if (await isDistributed(tx)) await prepareNodes(tx);
  const excess = await grantToServer(tx, role);
  if (excess.length > 0) logger.warn(`The server's role may do more than it should: ${excess.join('; ')}`);
}

/** @param sees whether the role can see that anything is to be done */
function notTheOwner(sees: boolean, cause?: unknown): ConfigurationError {
  const what = sees
    ? 'The database is not up to date, and this role does not own its tables'
    : 'This role neither owns the tables of the database nor sees whether they are up to date';
  return new ConfigurationError(
    `${what}: set DATABASE_MIGRATION_URL to the address of their owner. Nothing was changed.`,
    { cause },
  );
}

/** Where it is another role's, TypeORM takes the table of migrations for one that is not there. */
async function seesMigrations(tx: EntityManager): Promise<boolean> {
  const [{ sees }] = await tx.query<[{ sees: boolean }]>(
    `SELECT coalesce(has_table_privilege(to_regclass('migrations'), 'SELECT'), true) AS sees`,
  );
  return sees;
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
