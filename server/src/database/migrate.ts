import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { Environment } from '../config/env';
import { dataSourceOptions } from './data-source-options';

/** Any number; all servers of the product take the same lock. */
const MIGRATION_LOCK = 7_304_201;

/** Brings the schema up to date. Of several servers that start at once, one does it and the others wait. */
export async function migrate(url: string, environment: Environment): Promise<void> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await new DataSource(dataSourceOptions(url, environment)).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}
