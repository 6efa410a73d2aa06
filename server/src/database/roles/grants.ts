import type { EntityManager } from 'typeorm';
import { JOBS_SCHEMA, type Privileges, privilegesOn } from './privileges';

const KINDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
/** Parts of a distributed table, whose privileges are the table's. */
const PART = '_[0-9]{6,}$';

/** Where a role may do something else than it should. */
export interface Difference {
  /** With its schema, quoted. */
  readonly name: string;
  readonly wanted: Privileges;
  readonly missing: readonly string[];
  readonly excess: readonly string[];
}

interface TableRow {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly columns: readonly string[];
}

/** The tables on which the server's role may do too little or too much, however it came by that. */
export async function differingTables(tx: EntityManager, role: string): Promise<Difference[]> {
  const rows = await tx.query<TableRow[]>(
    `SELECT n.nspname AS schema, t.relname AS table, format('%I.%I', n.nspname, t.relname) AS name,
       array(SELECT kind FROM unnest($2::text[]) kind WHERE has_table_privilege($1, t.oid, kind)) AS kinds,
       array(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum > 0
         AND NOT a.attisdropped AND has_column_privilege($1, t.oid, a.attnum, 'UPDATE')) AS columns
     FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
     WHERE t.relkind IN ('r', 'p') AND n.nspname IN (current_schema(), $3) AND t.relname !~ $4
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
     ORDER BY n.nspname, t.relname`,
    [role, KINDS, JOBS_SCHEMA, PART],
  );
  return rows.flatMap((row) => {
    const wanted = privilegesOn(row.schema, row.table);
    const [is, should] = [described(row), described(wanted)];
    const missing = described(wanted, row.kinds).filter((kind) => !is.includes(kind));
    const excess = is.filter((kind) => !should.includes(kind));
    return missing.length + excess.length > 0 ? [{ name: row.name, wanted, missing, excess }] : [];
  });
}

/** Who may change a table may change each of its columns, which is not told besides: that is so by the kinds that somebody has. */
function described({ kinds, columns = [] }: Privileges, has = kinds): string[] {
  return [...kinds, ...(has.includes('UPDATE') ? [] : columns.map((column) => `UPDATE (${column})`))];
}

/** What else the role must be able to do, or must not; `wrong` names what is not so. */
export async function differingSurroundings(
  tx: EntityManager,
  role: string,
): Promise<{ readonly wrong: string; readonly remedy: string }[]> {
  return tx.query(
    `WITH known AS (SELECT oid, quote_ident(nspname) AS schema, nspname = current_schema() AS "isOurs"
       FROM pg_namespace WHERE nspname IN (current_schema(), $2)),
     here AS (SELECT quote_ident(current_database()) AS database, quote_ident($1) AS role)
     SELECT 'no USAGE on schema ' || schema AS wrong, format('GRANT USAGE ON SCHEMA %s TO %s', schema, role) AS remedy
     FROM known, here WHERE NOT has_schema_privilege($1, oid, 'USAGE')
     UNION ALL
     SELECT 'CREATE on schema ' || schema, format('REVOKE CREATE ON SCHEMA %s FROM PUBLIC, %s', schema, role)
     FROM known, here WHERE has_schema_privilege($1, oid, 'CREATE')
     UNION ALL
     SELECT kind || ' on database ' || database, format('REVOKE %s ON DATABASE %s FROM PUBLIC, %s', kind, database, role)
     FROM unnest('{CREATE,TEMPORARY}'::text[]) kind, here WHERE has_database_privilege($1, current_database(), kind)
     UNION ALL
     SELECT 'no USAGE on sequence ' || oid::regclass, format('GRANT USAGE ON SEQUENCE %s TO %s', oid::regclass, role)
     FROM pg_class, here WHERE relnamespace = current_schema()::regnamespace
       AND CASE WHEN relkind = 'S' THEN NOT has_sequence_privilege($1, oid, 'USAGE') ELSE false END
     UNION ALL
     SELECT 'UPDATE on sequence ' || oid::regclass, format('REVOKE UPDATE ON SEQUENCE %s FROM PUBLIC, %s', oid::regclass, role)
     FROM pg_class, here WHERE relnamespace = current_schema()::regnamespace
       AND CASE WHEN relkind = 'S' THEN has_sequence_privilege($1, oid, 'UPDATE') ELSE false END`,
    [role, JOBS_SCHEMA],
  );
}

/**
 * Lets the server's role do what a server does, and nothing else: rows that are added and stay, it may not touch, nor may
 * it make tables, functions or triggers, those in its own session included. What is so already is left alone.
 * @returns what cannot be taken from it, since others gave it or it comes with another role
 */
export async function grantToServer(tx: EntityManager, role: string): Promise<string[]> {
  const surroundings = await differingSurroundings(tx, role);
  const tables = await differingTables(tx, role);
  for (const { remedy } of surroundings) await tx.query(remedy);
  if (tables.length > 0) await grantOn(tx, tables, role);
  return surroundings.length + tables.length > 0 ? excessOf(tx, role) : [];
}

async function grantOn(tx: EntityManager, tables: readonly Difference[], role: string): Promise<void> {
  const [{ quoted }] = await tx.query<[{ quoted: string }]>('SELECT quote_ident($1) AS quoted', [role]);
  await tx.query(`REVOKE ALL ON ${tables.map(({ name }) => name).join(', ')} FROM PUBLIC, ${quoted}`);
  for (const [privileges, names] of byPrivileges(tables))
    await tx.query(`GRANT ${privileges} ON ${names.join(', ')} TO ${quoted}`);
}

/** @returns statements' parts: the privileges, and the tables that get them. */
function byPrivileges(tables: readonly Difference[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, wanted } of tables) {
    const columns = wanted.columns && [`UPDATE (${wanted.columns.join(', ')})`];
    const privileges = [...wanted.kinds, ...(columns ?? [])].join(', ');
    groups.set(privileges, [...(groups.get(privileges) ?? []), name]);
  }
  return groups;
}

async function excessOf(tx: EntityManager, role: string): Promise<string[]> {
  const surroundings = await differingSurroundings(tx, role);
  const tables = await differingTables(tx, role);
  return [
    ...surroundings.map(({ wrong }) => wrong),
    ...tables.map(({ name, excess }) => `${excess.join(', ')} on ${name}`),
  ];
}
