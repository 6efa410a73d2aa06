import type { EntityManager } from 'typeorm';
import { currentRole, isOwner } from '../database/roles/server-role';
import { counted } from '../platform/counted';
import type { Database } from '../platform/database/database';
import { type Finding, Findings, named } from './finding';
import { GUARDS } from './guards';

const check = new Findings('schema');

interface Migrations {
  /** What this version has and the database has not. */
  readonly pending: readonly string[];
  /** The other way round. */
  readonly unknown: readonly string[];
}

/** Whether the tables are those of this version. */
export async function migrationFindings(
  database: Database,
  { DATABASE_URL, DATABASE_MIGRATION_URL }: { DATABASE_URL?: string; DATABASE_MIGRATION_URL?: string },
): Promise<Finding[]> {
  const { manager } = database;
  const { pending, unknown } = await migrationsOf(database);
  if (unknown.length > 0) {
    const todo = 'A newer version migrated it: run that one.';
    return [check.warn(`the database has ${named(unknown)}, which this version does not know`, todo)];
  }
  if (pending.length === 0) return [];
  const says = `${counted(pending.length, 'migration')} ${pending.length === 1 ? 'is' : 'are'} pending`;
  const mayMigrate =
    !DATABASE_URL ||
    !!DATABASE_MIGRATION_URL ||
    (await isOwner(manager, await currentRole(manager), 'change'));
  return mayMigrate
    ? [check.warn(says, 'The next start does them.')]
    : [check.fail(says, 'Set DATABASE_MIGRATION_URL to the address of the owner, and start.')];
}

/** Whether everything that guards and finds rows is there: triggers, constraints, indexes. */
export async function structureFindings(database: Database): Promise<Finding[]> {
  const { manager } = database;
  const triggers = await manager.query<{ name: string; isOn: boolean }[]>(
    `SELECT tgname AS name, tgenabled IN ('O', 'A') AS "isOn" FROM pg_trigger JOIN pg_class t ON t.oid = tgrelid
     WHERE NOT tgisinternal AND t.relnamespace = current_schema()::regnamespace`,
  );
  const missing = GUARDS.filter((guard) => !triggers.some(({ name }) => name === guard));
  const off = triggers.filter(({ isOn }) => !isOn).map(({ name }) => name);
  const again =
    'Somebody took them away. Find out who and when, run npm run ledger:verify and npm run audit:verify';
  const found = [
    ...(missing.length > 0
      ? [check.fail(`triggers are missing: ${named(missing)}`, `${again}, and restore a backup.`)]
      : []),
    ...(off.length > 0
      ? [check.fail(`triggers are off: ${named(off)}`, `${again}, then ALTER TABLE … ENABLE TRIGGER.`)]
      : []),
    ...(await brokenIndexes(manager)),
    ...(await differences(database)),
  ];
  return found.length > 0 ? found : [check.ok('up to date, with all triggers, constraints and indexes')];
}

async function migrationsOf(database: Database): Promise<Migrations> {
  const [{ has }] = await database.query<[{ has: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS has`,
  );
  const rows = has ? await database.query<{ name: string }[]>('SELECT name FROM migrations') : [];
  const done = rows.map(({ name }) => name);
  const known = database.migrations.map((migration) => migration.name ?? migration.constructor.name);
  return {
    pending: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

async function brokenIndexes(manager: EntityManager): Promise<Finding[]> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
  );
  if (rows.length === 0) return [];
  return [
    check.fail(
      `indexes are not valid: ${named(rows.map(({ name }) => name))}`,
      'REINDEX INDEX each of them.',
    ),
  ];
}

/** What TypeORM would change so that the tables are as the entities say. An index that somebody added is no harm. */
async function differences(database: Database): Promise<Finding[]> {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  const changes = upQueries.map(({ query }) => query).filter((query) => !query.startsWith('DROP INDEX'));
  if (changes.length === 0) return [];
  const todo = 'Somebody changed the tables by hand. These statements make them right, or a backup does.';
  return [check.fail(`it is not what this version expects: ${named(changes)}`, todo)];
}
