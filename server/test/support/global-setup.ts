import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import { Client } from 'pg';
import { readEnvironment } from '../../src/config/env';
import { migrate } from '../../src/database/migrate';
import {
  DATABASE_URL_VARIABLE,
  FAST,
  ownerUrl,
  SERVER_URL_VARIABLE,
  serverUrl,
  TEMPLATE_DATABASE,
} from './environment';
import { running } from './running';

export default async function globalSetup(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pautang-test-'));
  const database = await startEmbeddedDatabase({ dataDir, settings: FAST });
  running.stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.env[DATABASE_URL_VARIABLE] = database.url;
  process.env[SERVER_URL_VARIABLE] = database.server.url;
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await client.end();
  const access = { url: serverUrl(TEMPLATE_DATABASE), ownerUrl: ownerUrl(TEMPLATE_DATABASE) };
  await migrate(access, readEnvironment({ DEMO: 'true' }));
}
