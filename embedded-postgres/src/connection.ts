import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const DATABASE = 'pautang';
const INVALID_PASSWORD = '28P01';

/** To whom everything belongs. */
const OWNER = 'postgres';
/** Who may do in the database what its owner allows, and nothing else. */
const SERVER = 'pautang_server';

interface Target {
  port: number;
  password: string;
}

/** How the database is reached as somebody. */
export interface DatabaseAddress {
  url: string;
  /** By a socket of this machine, where there is one. */
  socketUrl: string | undefined;
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

export function ownerAddress(target: Target, clusterDir: string): DatabaseAddress {
  return addressOf(OWNER, target, clusterDir);
}

export function serverAddress(target: Target, clusterDir: string): DatabaseAddress {
  return addressOf(SERVER, target, clusterDir);
}

/** A socket costs both sides less than TCP does. */
function addressOf(user: string, { port, password }: Target, clusterDir: string): DatabaseAddress {
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const hasSocket = existsSync(socketPath(clusterDir, port));
  return { url, socketUrl: hasSocket ? `${url}?host=${encodeURIComponent(clusterDir)}` : undefined };
}

function socketPath(clusterDir: string, port: number): string {
  return join(clusterDir, `.s.PGSQL.${port}`);
}

async function query(target: Target, work: (client: Client) => Promise<boolean>): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port: target.port,
    user: OWNER,
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

/** Answers whether the database had to be created. The server's role is there afterwards, with this password. */
export function ensureDatabase(target: Target, serverPassword: string): Promise<boolean> {
  return query(target, async (client) => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SERVER]);
    const change = role.rowCount ? 'ALTER' : 'CREATE';
    await client.query(`${change} ROLE ${SERVER} LOGIN PASSWORD ${client.escapeLiteral(serverPassword)}`);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount) return false;
    await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  });
}
