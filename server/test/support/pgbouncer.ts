import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import type { TestDatabase } from './database';
import { eventually } from './eventually';
import { freePort, NOBODY } from './own-process';

/** A pooler that gives each transaction one of a few connections to the database. */
export interface PgBouncer {
  /** The same database, through it. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Where the program is, on machines that have it. */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find(isExecutable);
}

/** As it comes, in transaction mode: it refuses startup parameters that it does not know. It knows server and owner. */
export async function startPgBouncer(
  program: string,
  { url: serverUrl, ownerUrl }: Pick<TestDatabase, 'url' | 'ownerUrl'>,
): Promise<PgBouncer> {
  const { hostname, port } = new URL(serverUrl);
  const addresses = [serverUrl, ownerUrl].map((url) => new URL(url));
  const folder = mkdtempSync(join(tmpdir(), 'pautang-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const ownPort = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, addresses.map(({ username, password }) => `"${username}" "${password}"\n`).join(''));
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: ownPort,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    pool_mode: 'transaction',
    default_pool_size: 6,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    file,
    ['[databases]', `* = host=${hostname} port=${port}`, '[pgbouncer]', ...lines, ''].join('\n'),
  );
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, [file], { stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
  const ended = once(child, 'exit');
  const urlOf = (url: string) => {
    const through = new URL(url);
    through.port = String(ownPort);
    return through.href;
  };
  await eventually(() => askOnce(urlOf(serverUrl)));
  return {
    urlOf,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function askOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SELECT 1').finally(() => client.end());
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
