import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { ConfigurationError, type Environment } from '../../config/env';
import { notThere } from '../not-there';

const HERE = `SELECT current_user AS role, oid || ' ' || datname AS database
  FROM pg_database WHERE datname = current_database()`;

interface Here {
  readonly role: string;
  readonly database: string;
}

/** As whom the server reaches the database that the owner has open. @throws ConfigurationError where that is another one */
export async function serverRole(
  tx: EntityManager,
  serverUrl: string,
  environment: Environment,
): Promise<string> {
  const client = new Client({
    connectionString: serverUrl,
    connectionTimeoutMillis: environment.DATABASE_WAIT_SECONDS * 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect().catch(notThere('DATABASE_URL', environment));
    const { rows } = await client.query<Here>(HERE);
    const [owners] = await tx.query<Here[]>(HERE);
    if (rows[0]?.database !== owners?.database)
      throw new ConfigurationError('DATABASE_MIGRATION_URL: must name the same database as DATABASE_URL');
    return rows[0]?.role ?? '';
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function currentRole(tx: EntityManager): Promise<string> {
  const [{ role }] = await tx.query<[Here]>(HERE);
  return role;
}

const OWNERSHIP = { change: 'USAGE', become: 'MEMBER' } as const;

/**
 * Whether a role may do to the tables what only their owner may, or may become the owner. A database without tables belongs
 * to whoever may make them.
 */
export async function isOwner(
  tx: EntityManager,
  role: string,
  how: keyof typeof OWNERSHIP,
): Promise<boolean> {
  const [{ is }] = await tx.query<[{ is: boolean }]>(
    `SELECT coalesce(
       (SELECT pg_has_role($1, relowner, $2) FROM pg_class WHERE oid = to_regclass('migrations')),
       has_schema_privilege($1, current_schema(), 'CREATE'), false) AS is`,
    [role, OWNERSHIP[how]],
  );
  return is;
}
