import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import type { Settings } from '../config/settings';
import { guardsOf, isDistributed, prepareNodes } from '../database/distribution/place-tables';
import { MIGRATION_LOCK } from '../database/migrate';
import { PlainFileStore } from '../modules/upload/file-store/file-store';
import { AuditSigner } from '../platform/audit/audit-head';
import { counted } from '../platform/counted';
import { NOT_ENCRYPTED } from '../platform/crypto/keyring';
import { copyIn } from '../platform/database/copy';
import { Database } from '../platform/database/database';
import { errorCode } from '../platform/error-code';
import { runWith, withDatabase } from '../run-command';
import { verifyAudit } from '../verification/verify-audit';
import { verifyLedger } from '../verification/verify-ledger';
import { BackupRefused, type Manifest, readBackup, storedFiles } from './manifest';

const LOOKS = 20;
const LOOK_MILLISECONDS = 100;
const INSUFFICIENT_PRIVILEGE = '42501';

/** A number that was given since the backup, to a loan that is gone, stands in people's letters. It is not given again. */
const NEVER_AGAIN = `SELECT setval($1::regclass, greatest($2::bigint, pg_sequence_last_value($1::regclass)))`;

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly from: string;
  /** Whether what is in the database may go. */
  readonly replace: boolean;
  /** What goes on, a line each. */
  readonly tell: (line: string) => void;
}

/**
 * Brings database and files back to the moment of a backup. Every part is compared with what the backup says of it first;
 * the rows come in one transaction. Then newer migrations are made, and ledger and audit trail are verified.
 * @returns what is wrong with what was restored, a sentence each. @throws BackupRefused
 */
export async function restore(
  settings: Settings,
  { from, replace, tell }: RestoreOptions,
): Promise<string[]> {
  const manifest = await readBackup(from);
  tell(`The backup of ${manifest.startedAt} is whole.`);
  assertKeys(settings, manifest);
  await withDatabase(settings, new Set(manifest.migrations), ({ ownerUrl }) =>
    load(ownerUrl, from, manifest, replace),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  tell(
    `${counted(rows, 'row')} of ${counted(manifest.tables.length, 'table')} ${rows === 1 ? 'is' : 'are'} back.`,
  );
  const rest = runWith(settings, async (app) => {
    await putFiles(app.get(PlainFileStore), from);
    const { count } = manifest.fileList;
    tell(`${counted(count, 'file')} ${count === 1 ? 'is' : 'are'} back.`);
    return faultsOf(app);
  });
  // By now the rows stand there: whoever asks is not told that nothing was changed.
  return rest.catch((error: unknown) => [
    `The rows are back, and the rest is not: ${error instanceof Error ? error.message : error}. Mend that, and restore once more with --replace.`,
  ]);
}

async function putFiles(files: PlainFileStore, from: string): Promise<void> {
  for await (const { key } of storedFiles(from))
    await files.put(key, await readFile(join(from, 'files', key)));
}

/** @throws BackupRefused before anything is changed, rather than with the first member who signs in */
function assertKeys(settings: Settings, manifest: Manifest): void {
  const known = new Set(settings.hasDataKeys ? settings.dataKeys.map(({ id }) => id) : []);
  const missing = manifest.dataKeys.filter((id) => id !== NOT_ENCRYPTED && !known.has(id));
  if (missing.length === 0) return;
  throw new BackupRefused(
    `DATA_KEY lacks ${missing.join(', ')}, with which the backup is encrypted. In the demo it stands in secrets.json of DATA_DIR, which is not part of a backup.`,
  );
}

async function load(url: string, from: string, manifest: Manifest, replace: boolean): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'pautang restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await assertReady(client, manifest, replace);
    await fill(client, from, manifest);
    await client.query('COMMIT');
  } catch (error) {
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new BackupRefused(
      'This role does not own the tables: set DATABASE_MIGRATION_URL to the address of their owner. Nothing was changed.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function assertReady(client: Client, { migrations }: Manifest, replace: boolean): Promise<void> {
  const { rows: made } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const here = new Set(made.map(({ name }) => name));
  const unknown = migrations.filter((name) => !here.has(name));
  if (unknown.length > 0)
    throw new BackupRefused(
      `The backup is from a newer version: this one does not know ${unknown.join(', ')}.`,
    );
  if (here.size > migrations.length)
    throw new BackupRefused('The database is of a newer version than the backup. Restore into an empty one.');
  if (await isAtWork(client))
    throw new BackupRefused(
      'A server is at work on this database: stop it first. Where none is any more, a pooler keeps the connection of one that was: let it close that, as PgBouncer does by RECONNECT or with a restart.',
    );
  const { rows: accounts } = await client.query('SELECT 1 FROM account LIMIT 1');
  if (accounts.length > 0 && !replace)
    throw new BackupRefused('The database is not empty. With --replace what is in it goes.');
}

/** Connections of one that has just stopped are there a moment longer. */
async function isAtWork(client: Client): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'pautang'`,
    );
    if (!rowCount) return false;
    await pause(LOOK_MILLISECONDS);
  }
  return true;
}

/** Triggers and foreign keys are taken away meanwhile: what was whole is not moved again, and put back they check it. */
async function fill(client: Client, from: string, { tables, sequences }: Manifest): Promise<void> {
  const own = tables.filter(({ into }) => !into.startsWith('jobs.'));
  const names = own.map(({ into }) => into.split(' ', 1)[0] ?? '');
  const plain = names.map((name) => name.slice(name.indexOf('.') + 1).replaceAll('"', ''));
  const query = async <T>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as T;
  const isSpread = await isDistributed({ query });
  if (isSpread) await prepareNodes({ query });
  const guards = await guardsOf({ query }, plain);
  for (const { removal } of guards) await client.query(removal);
  // A part that moved to another node has a trigger against TRUNCATE there, which Citus takes away from none.
  if (isSpread) for (const name of names) await client.query(`DELETE FROM ${name}`);
  else await client.query(`TRUNCATE ${names.join(', ')}`);
  await client.query('DELETE FROM jobs.job');
  for (const { file, into, rows } of tables) {
    const taken = await copyIn(client, into, unzipped(join(from, file)));
    if (taken !== rows) throw new BackupRefused(`${file} has ${taken} rows, and should have ${rows}.`);
  }
  for (const { definition } of guards) await client.query(definition);
  for (const [name, last] of Object.entries(sequences)) await client.query(NEVER_AGAIN, [`"${name}"`, last]);
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
}

/** Where the file cannot be read, neither can what comes of it. */
function unzipped(file: string): Readable {
  return pipeline(createReadStream(file), createGunzip(), () => undefined);
}

async function faultsOf(app: INestApplicationContext): Promise<string[]> {
  const database = app.get(Database);
  const broken = (await verifyLedger(database)).filter(({ violations }) => violations.length > 0);
  const { fault } = await verifyAudit(database, { publicKeys: [app.get(AuditSigner).publicKey] });
  return [
    ...broken.map(({ invariant }) => `The ledger is not sound: ${invariant}`),
    ...(fault === undefined ? [] : [fault]),
  ];
}
