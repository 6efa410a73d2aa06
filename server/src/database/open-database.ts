import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import type { Environment } from '../config/env';
import type { Settings } from '../config/settings';
import { type DatabaseAccess, type Migrated, migrate } from './migrate';

/** The database with the schema up to date, as the server reaches it. */
export interface OpenDatabase extends Migrated {
  readonly url: string;
  /** As whom the tables belong to. */
  readonly ownerUrl: string;
  close(): Promise<void>;
}

interface ReachableDatabase extends DatabaseAccess {
  close(): Promise<void>;
}

const UNGUARDED =
  'The server works as the owner of the database, which keeps nothing from it: give it a role of its own, and set DATABASE_MIGRATION_URL';

/** Once for all processes of a start. */
export function warnWhereUnguarded({ isGuarded }: OpenDatabase): void {
  if (!isGuarded && cluster.isPrimary) new Logger('Database').warn(UNGUARDED);
}

/** Whether there is a database to open: an embedded one that is not there would be made. */
export function isDatabaseThere({ DATABASE_URL, DATA_DIR }: Environment): boolean {
  return DATABASE_URL !== undefined || existsSync(join(resolve(DATA_DIR), 'postgres'));
}

/** The configured PostgreSQL, or the embedded one. The owner's connections are closed when this is done. */
export async function openDatabase(
  { environment, dataDir }: Settings,
  only?: ReadonlySet<string>,
): Promise<OpenDatabase> {
  const { close, ...access } = configuredDatabase(environment) ?? (await openEmbedded(dataDir));
  try {
    const migrated = await migrate(access, environment, only);
    return { ...migrated, url: access.url, ownerUrl: access.ownerUrl ?? access.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Leaves a database that may still be opening. The embedded one would stay behind else; for one that runs elsewhere
 * nobody has to wait.
 */
export async function leaveDatabase(
  opening: Promise<OpenDatabase>,
  { environment }: Settings,
): Promise<void> {
  if (environment.DATABASE_URL !== undefined) return;
  const database = await opening.catch(() => undefined);
  await database?.close();
}

function configuredDatabase(environment: Environment): ReachableDatabase | undefined {
  const { DATABASE_URL: url, DATABASE_MIGRATION_URL: ownerUrl } = environment;
  return url === undefined ? undefined : { url, ...(ownerUrl && { ownerUrl }), close: async () => {} };
}

async function openEmbedded(dataDir: string): Promise<ReachableDatabase> {
  const keep = (line: string) => new Logger('EmbeddedDatabase').warn(line);
  const { server, url, socketUrl, stop } = await startEmbeddedDatabase({ dataDir, keep });
  return { url: server.socketUrl ?? server.url, ownerUrl: socketUrl ?? url, close: stop };
}
