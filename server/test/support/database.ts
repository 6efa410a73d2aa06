import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl, TEMPLATE_DATABASE } from './environment';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of one's own: a copy of the migrated template, or an empty one. */
export async function createDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${isEmpty ? 'template0' : TEMPLATE_DATABASE}`);
  return { url: databaseUrl(name), drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
