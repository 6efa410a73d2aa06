import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/env';
import { Database } from '../platform/database/database';
import { SnakeNaming } from '../platform/database/naming';
import { withPatience } from '../platform/database/patience';

/**
 * A plan is kept for as long as nobody has counted the table anew, and reading all of a table is cheapest while it has a
 * page or two: such a plan, also of a foreign key's check, reads thousands of rows for each new one a minute later. So a
 * table is read by an index wherever there is one. Compiling a plan takes longer than all that members ask for.
 */
const PLANS = 'SET enable_seqscan = off; SET jit = off';

const KEEP_ALIVE_MILLISECONDS = 30_000;

/**
 * How TypeORM reaches the database. The schema comes from migrations, never from the entities. Nothing is asked of
 * a connection while it is made, since poolers refuse that; each transaction sets its limits itself. Advice for plans
 * may stay in a pooler's connection, or be missing there: the answers are the same.
 */
export function dataSourceOptions(url: string, environment: Environment): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize: environment.DATABASE_POOL_SIZE,
    connectTimeoutMS: environment.DATABASE_WAIT_SECONDS * 1000,
    entities: [join(__dirname, '../**/*.entity.{js,ts}')],
    migrations: [join(__dirname, 'migrations/*.{js,ts}')],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    applicationName: 'pautang',
    extra: {
      // Statements that need not wait for each other's answers go out together.
      pipeline: true,
      onConnect: advised(environment.DATABASE_WAIT_SECONDS),
      // One stays while nobody asks: by it a restore sees that a server runs, and what stands between does not forget it.
      min: 1,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    },
  };
}

/** A pooler answers this with a connection of its own: where it has none, neither have we. */
function advised(seconds: number) {
  return (client: PoolClient) => withPatience(client, { seconds, isAlone: false }, () => client.query(PLANS));
}

/** The database, not connected yet. */
export function databaseAt(url: string, environment: Environment): Database {
  return new Database(dataSourceOptions(url, environment), {
    statementSeconds: environment.DATABASE_TIMEOUT_SECONDS,
    maintenanceSeconds: environment.DATABASE_MAINTENANCE_TIMEOUT_SECONDS,
    lockSeconds: environment.DATABASE_LOCK_SECONDS,
    isPreparing: environment.DATABASE_PREPARED_STATEMENTS,
  });
}
