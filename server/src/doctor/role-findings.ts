import type { EntityManager } from 'typeorm';
import { differingSurroundings, differingTables } from '../database/roles/grants';
import { currentRole, isOwner } from '../database/roles/server-role';
import { type Finding, Findings, named } from './finding';

const check = new Findings('roles');

/**
 * What reaches further than privileges on tables: who has these roles writes everywhere, or runs programs on the database's
 * machine, and who makes roles could make one, before PostgreSQL 16, that is a member of the owner.
 */
const BEYOND_TABLES = `SELECT 'membership of ' || rolname AS wrong FROM pg_roles
   WHERE rolname IN ('pg_write_all_data', 'pg_execute_server_program', 'pg_write_server_files')
     AND pg_has_role($1, oid, 'MEMBER')
   UNION ALL SELECT 'CREATEROLE' FROM pg_roles WHERE rolname = $1 AND rolcreaterole
   UNION ALL SELECT 'SET of session_replication_role, which turns triggers off'
   WHERE has_parameter_privilege('session_replication_role', 'SET')`;

/** Whether the database keeps from the server what must stay. */
export async function roleFindings(tx: EntityManager): Promise<Finding[]> {
  const role = await currentRole(tx);
  if (await isOwner(tx, role, 'become')) {
    const owner = await ownerOfTables(tx);
    if (owner !== role)
      return [
        check.fail(
          `${role} may become the owner, ${owner}: nothing is kept from the server`,
          `Take that away: NOSUPERUSER where it is one, else its membership of ${owner}.`,
        ),
      ];
    const todo = 'Give it a role of its own, and set DATABASE_MIGRATION_URL (docs/operations.md).';
    return [check.warn(`the server works as the owner, ${role}: nothing is kept from it`, todo)];
  }
  const beyond = await tx.query<{ wrong: string }[]>(BEYOND_TABLES, [role]);
  const surroundings = await differingSurroundings(tx, role);
  const tables = await differingTables(tx, role);
  const [missing, excess] = (['missing', 'excess'] as const).map((kind) =>
    tables
      .filter((table) => table[kind].length > 0)
      .map((table) => `${table[kind].join(', ')} on ${table.name}`),
  ) as [string[], string[]];
  const isMissing = ({ wrong }: { readonly wrong: string }) => wrong.startsWith('no ');
  missing.push(...surroundings.filter(isMissing).map(({ wrong }) => wrong));
  excess.push(...surroundings.filter((one) => !isMissing(one)).map(({ wrong }) => wrong));
  excess.unshift(...beyond.map(({ wrong }) => wrong));
  const grants = 'Start a server with DATABASE_MIGRATION_URL, which grants what belongs to it.';
  const found = [
    ...(missing.length > 0 ? [check.fail(`${role} lacks ${named(missing)}`, grants)] : []),
    ...(excess.length > 0
      ? [
          check.fail(
            `${role} may do too much: ${named(excess)}`,
            `${grants} What stays, take away as who gave it.`,
          ),
        ]
      : []),
  ];
  return found.length > 0
    ? found
    : [
        check.ok(
          `the server works as ${role}, and can change neither ledger, agreements, charges nor audit trail`,
        ),
      ];
}

async function ownerOfTables(tx: EntityManager): Promise<string> {
  const [{ owner }] = await tx.query<[{ owner: string }]>(
    `SELECT pg_get_userbyid(relowner) AS owner FROM pg_class WHERE oid = to_regclass('migrations')`,
  );
  return owner;
}
