import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locateBinaries } from './binaries';
import { ensureCluster, readCredentials, writeCredentials } from './cluster';
import {
  type DatabaseAddress,
  ensureDatabase,
  ownerAddress,
  serverAddress,
  socketDirectory,
} from './connection';
import { withFileLock } from './file-lock';
import { keepRunning } from './keeper';
import { findRunning, isRunning, launch, stopPostmaster } from './postmaster';
import { choosePrivileges } from './privileges';
import { withoutInterrupting } from './scheduling';
import { DatabaseUsers } from './users';

/** The database as its owner reaches it, who may do everything there. */
export interface EmbeddedDatabase extends DatabaseAddress {
  /** The same as the server reaches it, who may do there what the owner allows. */
  server: DatabaseAddress;
  /** Whether this call created the database. */
  isNew: boolean;
  /** Leaves the database, and stops it unless another living process still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** The cluster goes into the folder `postgres` below it. */
  dataDir: string;
  log?: (line: string) => void;
  /** Server settings, such as `fsync: 'off'` in tests. They count only when this call starts the server. */
  settings?: Record<string, string>;
  /** Where it ends by itself it is started again, until it is left; what happens then is told here. */
  keep?: (line: string) => void;
}

/** Statements and their values stay out of the log: they hold what members entrust to us. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Starts the PostgreSQL that npm installs, creating its cluster first when there is none. When one already
 * runs on the folder, because another process uses it or a killed one left it behind, that one is used.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(resolve(options.dataDir));
  const clusterDir = join(dataDir, 'postgres');
  const lockFile = join(dataDir, 'postgres.lock');
  const users = new DatabaseUsers(dataDir);
  const token = randomUUID();
  const leave = async (): Promise<void> => {
    if (users.leave(token)) await stopPostmaster(clusterDir);
  };
  const started = await withFileLock(lockFile, async () => {
    users.join(token);
    try {
      return await startOrAttach(dataDir, options);
    } catch (error) {
      await leave();
      throw error;
    }
  });
  let stopping: Promise<void> | undefined;
  const startAgain = () =>
    withFileLock(lockFile, async () => {
      if (stopping) return;
      if (!existsSync(join(clusterDir, 'PG_VERSION')))
        throw new Error(`There is no database in ${clusterDir}.`);
      await startOrAttach(dataDir, { ...options, log: options.keep }, Number(new URL(started.url).port));
    });
  const letGo =
    options.keep && keepRunning({ isRunning: () => isRunning(clusterDir), startAgain, log: options.keep });
  return {
    ...started,
    stop: () => {
      letGo?.();
      stopping ??= withFileLock(lockFile, leave);
      return stopping;
    },
  };
}

async function startOrAttach(
  dataDir: string,
  { log = () => undefined, settings = {} }: EmbeddedDatabaseOptions,
  onlyPort?: number,
): Promise<Omit<EmbeddedDatabase, 'stop'>> {
  const clusterDir = join(dataDir, 'postgres');
  const credentials = readCredentials(dataDir);
  const { password, serverPassword } = credentials;
  const open = async (port: number) => ({
    isNew: await ensureDatabase({ port, password }, serverPassword),
    ...ownerAddress({ port, password }, clusterDir),
    server: serverAddress({ port, password: serverPassword }, clusterDir),
  });
  const running = await findRunning(clusterDir, password);
  if (running) {
    log(`Using the embedded PostgreSQL that already runs on port ${running}`);
    return open(running);
  }

  const binaries = locateBinaries();
  const privileges = choosePrivileges();
  await ensureCluster({ dataDir, password, binaries, privileges, sync: settings.fsync !== 'off' });
  const port = await launch({
    clusterDir,
    logFile: join(dataDir, 'postgres.log'),
    password,
    keptPort: credentials.port,
    ...(onlyPort && { onlyPort }),
    hint: privileges.hint,
    command: (chosen) => {
      const own = { port: String(chosen), unix_socket_directories: socketDirectory(clusterDir) };
      const all = { ...SETTINGS, ...settings, ...own };
      const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      return withoutInterrupting(privileges.command(binaries.postgres, ['-D', clusterDir, ...flags]));
    },
  });
  if (port !== credentials.port) writeCredentials(dataDir, { ...credentials, port });
  log(`Started the embedded PostgreSQL on port ${port}`);
  return open(port);
}
