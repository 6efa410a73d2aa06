import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { settingsOf } from '../../src/database/distribution/distribute';
import { nodeUrls, ownerUrl, serverUrl, TEMPLATE_DATABASE } from './environment';

export interface TestDatabase {
  /** As the server reaches it. */
  readonly url: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** A database of one's own: a copy of the migrated template, or an empty one. On a cluster, on each of its nodes. */
export async function createDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = isEmpty ? 'template0' : TEMPLATE_DATABASE;
  await onEachNode(`CREATE DATABASE ${name} TEMPLATE ${source}`);
  if (nodeUrls().length > 1 && !isEmpty) {
    for (const statement of settingsOf(name)) await runOn(ownerUrl(name), name, statement);
  }
  const drop = async () => void (await onEachNode(`DROP DATABASE ${name} WITH (FORCE)`));
  return { url: serverUrl(name), ownerUrl: ownerUrl(name), drop };
}

/** @returns the rows of all nodes. */
export async function onEachNode(sql: string): Promise<unknown[]> {
  const rows = await Promise.all(nodeUrls().map((url) => runOn(url, 'postgres', sql)));
  return rows.flat();
}

/** Runs SQL in a database of the server at this address. */
export async function runOn(url: string, database: string, sql: string): Promise<unknown[]> {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const client = new Client({ connectionString: address.href });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
