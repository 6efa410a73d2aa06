import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const DATABASE = 'pautang';
const INVALID_PASSWORD = '28P01';

interface Target {
  port: number;
  password: string;
}

/** So long may the path of a socket be (sockaddr_un), and a folder's name is written into a list of settings. */
const LONGEST_SOCKET_PATH = 100;
const PLAIN_PATH = /^[\w./-]+$/;

/** The cluster's own folder, which nobody else may enter; '' where no socket can be there. */
export function socketDirectory(clusterDir: string): string {
  const isPossible =
    PLAIN_PATH.test(clusterDir) && socketPath(clusterDir, 65_535).length < LONGEST_SOCKET_PATH;
  return process.platform !== 'win32' && isPossible ? clusterDir : '';
}

/** By the socket where there is one, which costs both sides less than TCP does, else undefined. */
export function socketUrl(target: Target, clusterDir: string): string | undefined {
  if (!existsSync(socketPath(clusterDir, target.port))) return undefined;
  return `${databaseUrl(target)}?host=${encodeURIComponent(clusterDir)}`;
}

function socketPath(clusterDir: string, port: number): string {
  return join(clusterDir, `.s.PGSQL.${port}`);
}

export function databaseUrl({ port, password }: Target): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
}

async function query(target: Target, work: (client: Client) => Promise<boolean>): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port: target.port,
    user: 'postgres',
    password: target.password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server on this port serves exactly this cluster, and is ready to. */
export async function answers(target: Target, clusterDir: string): Promise<boolean> {
  try {
    return await query(target, async (client) => {
      const result = await client.query<{ data_directory: string }>('SHOW data_directory');
      return result.rows[0]?.data_directory === clusterDir;
    });
  } catch (error) {
    if ((error as { code?: string }).code === INVALID_PASSWORD) {
      throw new Error('The embedded database refuses the password kept in postgres.json.', { cause: error });
    }
    return false;
  }
}

/** Answers whether the database had to be created. */
export function ensureDatabase(target: Target): Promise<boolean> {
  return query(target, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount) return false;
    await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  });
}
