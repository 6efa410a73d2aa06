import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries';
import { keepFile } from './kept-file';
import type { Privileges } from './privileges';

export interface Credentials {
  /** Of the owner. */
  password: string;
  serverPassword: string;
  port?: number;
}

const DRAFT_PREFIX = 'postgres.draft-';

/** A folder from before the server had a role of its own keeps no password for it, and gets one. */
export function readCredentials(dataDir: string): Credentials {
  const path = credentialsPath(dataDir);
  const isThere = existsSync(path);
  if (!isThere && existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`${path}, which holds the passwords of the embedded database, is missing.`);
  }
  const kept: Partial<Credentials> = isThere ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const credentials = { password: newPassword(), serverPassword: newPassword(), ...kept };
  if (!kept.password || !kept.serverPassword) writeCredentials(dataDir, credentials);
  return credentials;
}

function newPassword(): string {
  return randomBytes(24).toString('hex');
}

export function writeCredentials(dataDir: string, credentials: Credentials): void {
  keepFile(credentialsPath(dataDir), credentials);
}

function credentialsPath(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

interface ClusterOptions {
  dataDir: string;
  password: string;
  binaries: PostgresBinaries;
  privileges: Privileges;
  sync: boolean;
}

/** Answers whether the cluster was created. It appears under its name only when complete. */
export async function ensureCluster(options: ClusterOptions): Promise<boolean> {
  const { dataDir, privileges } = options;
  const clusterDir = join(dataDir, 'postgres');
  removeDrafts(dataDir);
  if (existsSync(clusterDir)) {
    privileges.give(clusterDir);
    return false;
  }
  const name = `${DRAFT_PREFIX}${randomBytes(4).toString('hex')}`;
  const draftDir = join(dataDir, name);
  const passwordFile = join(dataDir, `${name}.password`);
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  privileges.give(passwordFile);
  try {
    await initialise(options, draftDir, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draftDir, clusterDir);
  return true;
}

async function initialise(options: ClusterOptions, draftDir: string, passwordFile: string): Promise<void> {
  const { binaries, privileges } = options;
  mkdirSync(draftDir, { mode: 0o700 });
  privileges.give(draftDir);
  const command = privileges.command(binaries.initdb, [
    `--pgdata=${draftDir}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.sync ? [] : ['--no-sync']),
  ]);
  try {
    await promisify(execFile)(command.file, command.args, { uid: command.uid, gid: command.gid });
  } catch (error) {
    rmSync(draftDir, { recursive: true, force: true });
    const output = String((error as { stderr?: string }).stderr ?? '').trim() || String(error);
    throw new Error(
      `The embedded database cannot be created in ${options.dataDir}: ${output}${privileges.hint}`,
      {
        cause: error,
      },
    );
  }
}

/** What an interrupted creation left behind; its initdb may still be writing, so a failure is no matter. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(DRAFT_PREFIX))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch {}
  }
}
