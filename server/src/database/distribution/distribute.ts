import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database';
import { isForbidden } from '../../platform/database/failures';
import { checkLedger } from '../../verification/verify-ledger';
import { MIGRATION_LOCK } from '../migrate';
import { misplacedTables, placeTables, prepareNodes, type TablePlace } from './place-tables';

/** What every connection to the database needs: triggers on spread tables, and a transaction's limits on all nodes. */
export function settingsOf(database: string): string[] {
  return [
    `ALTER DATABASE ${database} SET citus.enable_unsafe_triggers = on`,
    `ALTER DATABASE ${database} SET citus.propagate_set_commands = 'local'`,
  ];
}

/** The database cannot be distributed as it is. Nothing was changed. */
export class NotDistributable extends Error {
  override readonly name = 'NotDistributable';
}

export interface Distribution {
  /** The machines that rows stand on. */
  readonly nodes: readonly string[];
  readonly placed: readonly (TablePlace & { readonly rows: number })[];
}

/**
 * Makes the database a distributed one, or brings tables that came since to their places: all in one transaction, after
 * which every row is there and the ledger sound, or nothing has changed. Done twice, the second time changes nothing.
 * @throws NotDistributable
 */
export function distribute(database: Database): Promise<Distribution> {
  return database.maintenance(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await assertCoordinator(tx);
    await prepareNodes(tx);
    await keepSettings(tx);
    const due = await misplacedTables(tx);
    if (due.length === 0) return { nodes: await nodesOf(tx), placed: [] };
    const tables = due.map(({ name }) => name);
    await lock(tx, tables);
    await assertSound(tx, 'The ledger is not sound already: see npm run ledger:verify. Nothing was changed.');
    const before = await countRows(tx, tables);
    const placed = await placeTables(tx);
    await assertSame(before, await countRows(tx, tables));
    await assertSound(tx, 'The ledger would not have been sound afterwards. Nothing was changed.');
    return {
      nodes: await nodesOf(tx),
      placed: placed.map((table) => ({ ...table, rows: before.get(table.name) ?? 0 })),
    };
  });
}

/** Servers that are running wait: what one of them wrote between two looks would be taken for a fault. */
async function lock(tx: EntityManager, tables: readonly string[]): Promise<void> {
  await tx.query(`LOCK TABLE ${tables.map((name) => `"${name}"`).join(', ')} IN ACCESS EXCLUSIVE MODE`);
}

async function assertCoordinator(tx: EntityManager): Promise<void> {
  const [{ has }] = await tx.query<[{ has: boolean }]>(
    `SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus') AS has`,
  );
  if (!has)
    throw new NotDistributable(
      'This database has no Citus extension. Install Citus, let shared_preload_libraries begin with citus, and run CREATE EXTENSION citus in this database on every node (docs/operations.md). Nothing was changed.',
    );
  const [{ group, workers, knowsItself }] = await tx.query<
    [{ group: number; workers: number; knowsItself: boolean }]
  >(
    `SELECT (SELECT groupid FROM pg_dist_local_group) AS group,
       count(*) FILTER (WHERE groupid <> 0)::int AS workers, coalesce(bool_or(groupid = 0), false) AS "knowsItself"
     FROM pg_dist_node`,
  );
  if (group !== 0)
    throw new NotDistributable(
      'This is a worker of the cluster. Let DATABASE_URL name its coordinator. Nothing was changed.',
    );
  if (workers > 0 && !knowsItself)
    throw new NotDistributable(
      `The cluster does not know its coordinator. Run SELECT citus_set_coordinator_host('<its address>', <its port>) there. Nothing was changed.`,
    );
}

async function keepSettings(tx: EntityManager): Promise<void> {
  const [{ name }] = await tx.query<[{ name: string }]>('SELECT quote_ident(current_database()) AS name');
  try {
    for (const statement of settingsOf(name)) await tx.query(statement);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new NotDistributable(
      `This role does not own the database, of which settings change: let DATABASE_MIGRATION_URL name who owns the tables, and the database too (ALTER DATABASE ${name} OWNER TO that role). Nothing was changed.`,
    );
  }
}

async function countRows(tx: EntityManager, tables: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of tables) {
    const [{ count }] = await tx.query<[{ count: string }]>(`SELECT count(*) FROM "${name}"`);
    counts.set(name, Number(count));
  }
  return counts;
}

async function assertSame(before: Map<string, number>, after: Map<string, number>): Promise<void> {
  for (const [table, rows] of before) {
    if (after.get(table) === rows) continue;
    throw new NotDistributable(
      `${table} had ${rows} rows and would have had ${after.get(table)}. Nothing was changed.`,
    );
  }
}

async function assertSound(tx: EntityManager, sentence: string): Promise<void> {
  const checks = await checkLedger(tx);
  if (checks.some(({ violations }) => violations.length > 0)) throw new NotDistributable(sentence);
}

async function nodesOf(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ node: string }[]>(
    `SELECT nodename || ':' || nodeport AS node FROM pg_dist_node WHERE shouldhaveshards AND isactive ORDER BY nodeid`,
  );
  return rows.map(({ node }) => node);
}
