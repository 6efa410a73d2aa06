import { readEnvironment } from '../../src/config/env';
import { databaseAt } from '../../src/database/data-source-options';
import { distribute } from '../../src/database/distribution/distribute';
import { migrate } from '../../src/database/migrate';
import { connectNodes, findCitus, putToRest, startCitus } from './citus';
import { runOn } from './database';
import { DATABASE_URL_VARIABLE, databaseUrl, TEMPLATE_DATABASE } from './environment';
import { running } from './running';

/** A cluster whose database, migrated and distributed, each test file gets a copy of. */
export default async function citusSetup(): Promise<void> {
  const programs = findCitus();
  if (programs === undefined) throw new Error('Citus is not installed here.');
  const cluster = await startCitus(programs);
  running.stop = cluster.stop;
  process.env[DATABASE_URL_VARIABLE] = cluster.nodes.join(' ');
  try {
    await makeTemplate(cluster.nodes);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function makeTemplate(nodes: readonly string[]): Promise<void> {
  await Promise.all(nodes.map((url) => runOn(url, 'postgres', `CREATE DATABASE ${TEMPLATE_DATABASE}`)));
  await connectNodes(nodes, TEMPLATE_DATABASE);
  const environment = readEnvironment({ DEMO: 'true' });
  const url = databaseUrl(TEMPLATE_DATABASE);
  await migrate(url, environment);
  const database = await databaseAt(url, environment).initialize();
  await distribute(database);
  await database.destroy();
  await putToRest(nodes);
}
