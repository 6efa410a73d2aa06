import { readEnvironment } from '../config/env';
import { databaseAt } from '../database/data-source-options';
import { type Distribution, distribute } from '../database/distribution/distribute';
import type { Placement } from '../database/distribution/placement';
import { migrate } from '../database/migrate';
import { counted } from '../platform/counted';
import { readArguments, runToItsEnd } from './shared/command-line';

const USAGE =
  'npm run distribute   makes the PostgreSQL of DATABASE_URL, a Citus coordinator, a distributed database';

const WORDS: Readonly<Record<Placement['kind'], string>> = {
  spread: 'spread over the nodes by the one it belongs to',
  copied: 'copied to every node',
  counted: 'whole on the coordinator, committed with the nodes',
  plain: 'whole on the coordinator',
};

/** Makes the configured PostgreSQL, where it has the Citus extension, a distributed database. */
async function main(args: string[]): Promise<boolean> {
  readArguments(USAGE, { args });
  const environment = readEnvironment();
  const { DATABASE_URL, DATABASE_MIGRATION_URL: ownerUrl } = environment;
  if (!DATABASE_URL)
    throw new Error(
      'Only a PostgreSQL of your own can be distributed: let DATABASE_URL name the coordinator of a Citus cluster. The embedded one stays as it is.',
    );
  await migrate({ url: DATABASE_URL, ...(ownerUrl && { ownerUrl }) }, environment);
  const database = await databaseAt(ownerUrl ?? DATABASE_URL, environment).initialize();
  try {
    console.log(report(await distribute(database)));
    return true;
  } finally {
    await database.destroy();
  }
}

function report({ nodes, placed }: Distribution): string {
  if (placed.length === 0) return `Every table is in its place already, on ${nodes.join(', ')}.`;
  const lines = placed.map(({ name, placement, rows }) => {
    const [count = '', noun = ''] = counted(rows, 'row').split(' ');
    return `${name.padEnd(24)} ${count.padStart(10)} ${noun.padEnd(4)}  ${WORDS[placement.kind]}`;
  });
  const end =
    'Every row is there, and the ledger is sound as before. All other tables stay on the coordinator.';
  return [...lines, `Nodes: ${nodes.join(', ')}.`, end].join('\n');
}

runToItsEnd(main);
