import { readEnvironment } from '../../src/config/env';
import { databaseAt } from '../../src/database/data-source-options';
import { distribute } from '../../src/database/distribution/distribute';
import { migrate } from '../../src/database/migrate';
import { connectNodes, findCitus, putToRest, startCitus } from './citus';
import { runOn } from './database';
import {
  DATABASE_URL_VARIABLE,
  ownerUrl,
  SERVER_URL_VARIABLE,
  serverUrl,
  TEMPLATE_DATABASE,
} from './environment';
import { running } from './running';

/** On a cluster a role must be known to every node. */
const SERVER_ROLE = 'pautang_server';

/** A cluster whose database, migrated and distributed, each test file gets a copy of. */
export default async function citusSetup(): Promise<void> {
  const programs = findCitus();
  if (programs === undefined) throw new Error('Citus is not installed here.');
  const cluster = await startCitus(programs);
  running.stop = cluster.stop;
  process.env[DATABASE_URL_VARIABLE] = cluster.nodes.join(' ');
  const server = new URL(cluster.nodes[0] ?? '');
  server.username = SERVER_ROLE;
  process.env[SERVER_URL_VARIABLE] = server.href;
  try {
    await makeTemplate(cluster.nodes);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function makeTemplate(nodes: readonly string[]): Promise<void> {
  for (const sql of [`CREATE ROLE ${SERVER_ROLE} LOGIN`, `CREATE DATABASE ${TEMPLATE_DATABASE}`])
    await Promise.all(nodes.map((url) => runOn(url, 'postgres', sql)));
  await connectNodes(nodes, TEMPLATE_DATABASE);
  const environment = readEnvironment({ DEMO: 'true' });
  const access = { url: serverUrl(TEMPLATE_DATABASE), ownerUrl: ownerUrl(TEMPLATE_DATABASE) };
  await migrate(access, environment);
  const database = await databaseAt(access.ownerUrl, environment).initialize();
  await distribute(database);
  await database.destroy();
  await putToRest(nodes);
}
