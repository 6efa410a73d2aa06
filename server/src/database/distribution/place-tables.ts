import type { EntityManager } from 'typeorm';
import { ANCHOR, type Placement, placementOf, readTables } from './placement';

/** A table and where it belongs. */
export interface TablePlace {
  readonly name: string;
  readonly placement: Placement;
}

/** A foreign key or trigger: how it is taken away and put back. */
interface Guard {
  readonly removal: string;
  readonly definition: string;
}

/** In this order: what is spread refers to what is copied. */
const ORDER: readonly Placement['kind'][] = ['copied', 'spread', 'counted'];

/** Whether this database has been distributed: then new tables are brought to their places, too. */
export async function isDistributed(tx: Pick<EntityManager, 'query'>): Promise<boolean> {
  const [{ has }] = await tx.query<[{ has: boolean }]>(
    `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS has`,
  );
  return has && (await placedTables(tx)).has(ANCHOR);
}

/** What one transaction may do to all nodes, it does node after node. */
export async function prepareNodes(tx: Pick<EntityManager, 'query'>): Promise<void> {
  await tx.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
  await tx.query(`SET LOCAL citus.enable_unsafe_triggers = on`);
  await tx.query(`SET LOCAL client_min_messages = warning`);
}

/**
 * Brings every table to its place that is not there yet, with its rows, triggers and foreign keys. Those are taken away
 * meanwhile: rows that move are no new ones to a trigger, and two tables that refer to each other move one after the
 * other.
 */
export async function placeTables(tx: EntityManager): Promise<TablePlace[]> {
  const due = await misplacedTables(tx);
  if (due.length === 0) return [];
  await copyTriggerFunctions(tx);
  const guards = await guardsOf(
    tx,
    due.map(({ name }) => name),
  );
  for (const { removal } of guards) await tx.query(removal);
  for (const table of due) await place(tx, table);
  for (const { definition } of guards) await tx.query(definition);
  return due;
}

/**
 * Citus would take those along that were there before it: as the owner, but notes them as a superuser, who does not see
 * yet what this transaction makes.
 */
async function copyTriggerFunctions(tx: EntityManager): Promise<void> {
  await tx.query(
    `SELECT create_distributed_function(f.oid::regprocedure) FROM pg_proc f
     WHERE f.pronamespace = current_schema()::regnamespace AND f.prorettype = 'trigger'::regtype
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = f.oid AND d.deptype = 'e')
       AND NOT EXISTS (SELECT 1 FROM pg_dist_object o WHERE o.classid = 'pg_proc'::regclass AND o.objid = f.oid)`,
  );
}

/** Tables that are not at their places yet, in the order in which they are brought there. */
export async function misplacedTables(tx: EntityManager): Promise<TablePlace[]> {
  const placed = await placedTables(tx);
  return (await readTables(tx))
    .map((table) => ({ name: table.name, placement: placementOf(table) }))
    .filter(({ name, placement }) => placement.kind !== 'plain' && !placed.has(name))
    .sort((one, other) => ORDER.indexOf(one.placement.kind) - ORDER.indexOf(other.placement.kind));
}

async function place(tx: EntityManager, { name, placement }: TablePlace): Promise<void> {
  if (placement.kind === 'copied') await tx.query('SELECT create_reference_table($1)', [name]);
  if (placement.kind === 'counted') await tx.query('SELECT citus_add_local_table_to_metadata($1)', [name]);
  if (placement.kind === 'spread') {
    const beside = name === ANCHOR ? 'default' : ANCHOR;
    await tx.query('SELECT create_distributed_table($1, $2, colocate_with => $3)', [
      name,
      placement.by,
      beside,
    ]);
  }
  // Its rows stand in parts now; what is left of them here is seen by nobody.
  await tx.query('SELECT truncate_local_data_after_distributing_table($1)', [name]);
}

/** Tables that Citus took along for a foreign key stand where they were. */
async function placedTables(tx: Pick<EntityManager, 'query'>): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }[]>(
    `SELECT t.relname AS name FROM pg_dist_partition p JOIN pg_class t ON t.oid = p.logicalrelid
     WHERE NOT p.autoconverted AND t.relnamespace = current_schema()::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The triggers of these tables, and the foreign keys from and to them. */
export function guardsOf(tx: Pick<EntityManager, 'query'>, tables: readonly string[]): Promise<Guard[]> {
  return tx.query<Guard[]>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS removal,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname,
         pg_get_constraintdef(k.oid)) AS definition
     FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class r ON r.oid = k.confrelid
     WHERE k.contype = 'f' AND (t.relname = ANY ($1) OR r.relname = ANY ($1))
       AND t.relnamespace = current_schema()::regnamespace
     UNION ALL
     SELECT format('DROP TRIGGER %I ON %s', g.tgname, g.tgrelid::regclass), pg_get_triggerdef(g.oid)
     FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid
     WHERE NOT g.tgisinternal AND t.relname = ANY ($1) AND t.relnamespace = current_schema()::regnamespace`,
    [tables],
  );
}
