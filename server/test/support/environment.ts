/** How the parts of a test run, in several processes, tell each other where the database is: of a cluster, each node. */
export const DATABASE_URL_VARIABLE = 'PAUTANG_TEST_DATABASE_URL';
/** The same as a server reaches it: who may do there what its owner allows. */
export const SERVER_URL_VARIABLE = 'PAUTANG_TEST_SERVER_URL';

/** The migrated database that each test file gets a copy of. */
export const TEMPLATE_DATABASE = 'pautang_template';

/** Nothing of a test's database need outlive the run, so nothing waits for the disk. */
export const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export function nodeUrls(): string[] {
  return (process.env[DATABASE_URL_VARIABLE] ?? '').split(' ');
}

/** A database as its owner reaches it. */
export function ownerUrl(name: string): string {
  return named(nodeUrls()[0] ?? '', name);
}

export function serverUrl(name: string): string {
  return named(process.env[SERVER_URL_VARIABLE] ?? '', name);
}

function named(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

/** Settings of a server that is not the demo. The secrets are only as secret as this file. */
export const TEST_SECRETS = {
  JWT_SECRET: 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru',
  DATA_KEY: '8f1d2c3b4a5968778695a4b3c2d1e0f0112233445566778899aabbccddeeff01',
} as const;
