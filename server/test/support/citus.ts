import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runOn } from './database';
import { FAST, TEMPLATE_DATABASE } from './environment';
import { eventually } from './eventually';
import { freePort, NOBODY } from './own-process';

/** A coordinator and two workers. */
export interface CitusCluster {
  /** The coordinator first. */
  readonly nodes: readonly string[];
  stop(): Promise<void>;
}

const INSTALLATIONS = '/usr/lib/postgresql';
const NODES = 3;
/** Few parts, so that a copy of a database is quickly made. */
const SETTINGS: Readonly<Record<string, string>> = {
  ...FAST,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_prepared_transactions: '200',
  'citus.node_conninfo': 'sslmode=disable',
  jit: 'off',
  'citus.shard_count': '4',
  'citus.enable_statistics_collection': 'off',
};

/** Where the programs of a PostgreSQL with Citus are, on machines that have one. */
export function findCitus(): string | undefined {
  if (!existsSync(INSTALLATIONS)) return undefined;
  const version = readdirSync(INSTALLATIONS).find((name) =>
    existsSync(join(INSTALLATIONS, name, 'lib/citus.so')),
  );
  return version && join(INSTALLATIONS, version, 'bin');
}

export async function startCitus(programs: string): Promise<CitusCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'pautang-citus-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const firstPort = await freePort(NODES);
  const start = async (number: number) => {
    const data = join(folder, String(number));
    const port = firstPort + number;
    const initdb = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    await promisify(execFile)(join(programs, 'initdb'), initdb, user);
    const settings = Object.entries({ ...SETTINGS, port: String(port) });
    appendFileSync(
      join(data, 'postgresql.conf'),
      settings.map(([name, value]) => `${name} = '${value}'\n`).join(''),
    );
    const child = spawn(join(programs, 'postgres'), ['-D', data], {
      ...user,
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    });
    const ended = once(child, 'exit');
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await eventually(async () => void (await runOn(url, 'postgres', 'SELECT 1')));
    return { url, port, child, ended };
  };
  const nodes = await Promise.all(Array.from({ length: NODES }, (_, number) => start(number)));
  return {
    nodes: nodes.map(({ url }) => url),
    stop: async () => {
      for (const { child } of nodes) child.kill('SIGINT');
      await Promise.all(nodes.map(({ ended }) => ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the databases of this name, one on every node, a cluster. */
export async function connectNodes(nodes: readonly string[], database: string): Promise<void> {
  await Promise.all(nodes.map((url) => runOn(url, database, 'CREATE EXTENSION citus')));
  const [coordinator = '', ...workers] = nodes;
  const { port } = new URL(coordinator);
  await runOn(coordinator, database, `SELECT citus_set_coordinator_host('127.0.0.1', ${port})`);
  for (const worker of workers) {
    await runOn(coordinator, database, `SELECT citus_add_node('127.0.0.1', ${new URL(worker).port})`);
  }
}

/** A database that is at rest on every node can be copied on every node: the parts refer to each other by its name. */
export async function putToRest(nodes: readonly string[]): Promise<void> {
  const statements = [
    `ALTER DATABASE ${TEMPLATE_DATABASE} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${TEMPLATE_DATABASE}'`,
  ];
  for (const sql of statements) await Promise.all(nodes.map((url) => runOn(url, 'postgres', sql)));
}
