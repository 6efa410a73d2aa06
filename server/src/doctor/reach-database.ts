import { type EmbeddedDatabase, startEmbeddedDatabase } from '@pautang/embedded-postgres';
import type { Settings } from '../config/settings';
import { databaseAt } from '../database/data-source-options';
import { isDatabaseThere } from '../database/open-database';
import type { Database } from '../platform/database/database';
import { type Finding, Findings } from './finding';

const check = new Findings('database');
const CONNECTIONS = 2;

interface ReachedDatabase {
  readonly database?: Database;
  readonly findings: readonly Finding[];
  close(): Promise<void>;
}

/** As the server reaches it. Nothing is migrated, and an embedded one that is not there is not made. */
export async function reachDatabase(settings: Settings): Promise<ReachedDatabase> {
  const { environment, dataDir } = settings;
  const { DATABASE_URL } = environment;
  if (!isDatabaseThere(environment)) {
    const findings = [check.warn('there is none yet', 'npm start makes it.')];
    return { findings, close: async () => undefined };
  }
  let embedded: EmbeddedDatabase | undefined;
  let database: Database | undefined;
  const close = async () => {
    if (database?.isInitialized) await database.destroy();
    await embedded?.stop();
  };
  try {
    embedded = DATABASE_URL ? undefined : await startEmbeddedDatabase({ dataDir });
    const url = DATABASE_URL ?? embedded?.server.socketUrl ?? embedded?.server.url ?? '';
    database = databaseAt(url, { ...environment, DATABASE_POOL_SIZE: CONNECTIONS });
    await database.initialize();
    return { database, findings: [await versionFinding(database, !!embedded)], close };
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : String(error);
    const todo = DATABASE_URL
      ? 'See whether it runs, and whether DATABASE_URL names it, with a role that may sign in.'
      : 'See what DATA_DIR holds, and postgres.log there.';
    return { findings: [check.fail(`not reached: ${reason}`, todo)], close: async () => undefined };
  }
}

async function versionFinding(database: Database, isEmbedded: boolean): Promise<Finding> {
  const [{ version, isReadOnly }] = await database.query<[{ version: string; isReadOnly: boolean }]>(
    `SELECT current_setting('server_version') AS version,
       current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
  );
  const says = `PostgreSQL ${version}${isEmbedded ? ', embedded' : ''}`;
  if (!isReadOnly) return check.ok(says);
  return check.fail(
    `${says}, takes no changes, so no server is ready: it is a standby, or default_transaction_read_only is on`,
    'Let DATABASE_URL name the primary, promote this one, or take that setting away.',
  );
}
