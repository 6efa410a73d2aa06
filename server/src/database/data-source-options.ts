import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/env';
import { SnakeNaming } from '../platform/database/naming';

/** How TypeORM reaches the database. The schema comes from migrations, never from the entities. */
export function dataSourceOptions(url: string, environment: Environment): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize: environment.DATABASE_POOL_SIZE,
    entities: [join(__dirname, '../**/*.entity.{js,ts}')],
    migrations: [join(__dirname, 'migrations/*.{js,ts}')],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    applicationName: 'pautang',
    extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 },
  };
}
