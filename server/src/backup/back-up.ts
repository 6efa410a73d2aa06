import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { folderProblem } from '../config/folder-problem';
import { isDistributed } from '../database/distribution/place-tables';
import { PlainFileStore } from '../modules/upload/file-store/file-store';
import { copyOut } from '../platform/database/copy';
import { Database } from '../platform/database/database';
import { errorCode } from '../platform/error-code';
import { FIRST_ID } from '../platform/paging';
import { FILED_TABLES, type FiledTable } from '../rotation/sealed-files';
import {
  BackupRefused,
  FILE_LIST,
  FORMAT,
  MANIFEST,
  type Manifest,
  type Part,
  type TablePart,
} from './manifest';

const OWN_ALONE = { mode: 0o600 } as const;
const FILES_AT_ONCE = 500;
/** What is drawn or made anew where it is missing is no loss; photos are. */
const PHOTOS = FILED_TABLES.filter(({ table }) => table === 'upload');

/** Ours, and what waits in the job engine; its queues come with the migrations. */
const TABLES = `SELECT format('%I.%I', n.nspname, t.relname) AS name,
     string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
   FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
   JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   WHERE (n.nspname = current_schema() AND t.relkind = 'r' AND t.relname <> 'migrations'
       OR n.nspname = 'jobs' AND t.relname = 'job')
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
   GROUP BY n.nspname, t.relname ORDER BY 1`;

export interface BackedUp {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly missing: readonly string[];
  readonly lost: readonly string[];
  /** Several nodes have no moment in common. */
  readonly isOfOneMoment: boolean;
}

interface Copied {
  readonly client: Client;
  /** The folder, not under its name yet. */
  readonly draft: string;
}

/**
 * Copies database and files beside running servers: all rows as of one moment (on several nodes, of one on each), then the files that they name, so that each
 * row has its file. Nothing is decrypted. The folder has its name once it is whole.
 * @returns the folder, with the files that were not in the store, and those of them that are photos which somebody still has
 */
export async function backUp(app: INestApplicationContext, into: string): Promise<BackedUp> {
  const now = new Date();
  const name = `pautang-${now.toISOString().replace(/[:.]/g, '-')}`;
  const draft = join(into, `.${name}.draft`);
  const refusal = (because: unknown) =>
    new BackupRefused(
      `No folder can be made in ${into} (${because}): let --to or BACKUP_DIR name another one.`,
    );
  // Where there can be none at all, Node would try for ever.
  const problem = folderProblem(into, true);
  if (problem !== undefined) throw refusal(`it ${problem}`);
  await mkdir(draft, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw refusal(errorCode(error) ?? error);
  });
  // Whoever is told to end meanwhile leaves nothing behind either.
  const removeDraft = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', removeDraft);
  const database = app.get(Database);
  const isOfOneMoment = !(await isDistributed(database.manager));
  const { url } = database.options as { readonly url?: string };
  const client = new Client({ connectionString: url, application_name: 'pautang backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const strings = async (select: string) =>
      (await client.query<{ it: string }>(select)).rows.map(({ it }) => it);
    const migrations = await strings('SELECT name AS it FROM migrations ORDER BY id');
    const dataKeys = await strings('SELECT id AS it FROM data_key ORDER BY id');
    const tables = await copyTables({ client, draft });
    const { fileList, missing } = await copyFiles({ client, draft }, app.get(PlainFileStore));
    await client.query('COMMIT');
    // Numbers are drawn beside transactions: those of now are behind all that the rows have.
    const sequences = await readSequences(client);
    const lost = await lostPhotos(client, missing);
    const manifest: Manifest = {
      format: FORMAT,
      startedAt: now.toISOString(),
      finishedAt: new Date().toISOString(),
      migrations,
      tables,
      sequences,
      fileList,
      dataKeys,
    };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, OWN_ALONE);
    const folder = join(into, name);
    await rename(draft, folder);
    return { folder, manifest, missing, lost, isOfOneMoment };
  } catch (error) {
    removeDraft();
    throw error;
  } finally {
    process.off('exit', removeDraft);
    await client.end().catch(() => undefined);
  }
}

async function copyTables({ client, draft }: Copied): Promise<TablePart[]> {
  await mkdir(join(draft, 'tables'), { mode: 0o700 });
  const { rows: found } = await client.query<{ name: string; columns: string }>(TABLES);
  const tables: TablePart[] = [];
  for (const { name, columns } of found) {
    const file = join('tables', `${name.replaceAll('"', '')}.gz`);
    // Opened before anything can fail: what is still being opened then would come into a folder that is being removed.
    const opened = await open(join(draft, file), 'w', OWN_ALONE.mode);
    const rows = copyOut(client, `SELECT ${columns} FROM ${name}`);
    const sha256 = await written(opened, rows);
    tables.push({ file, sha256, into: `${name} (${columns})`, rows: rows.rows });
  }
  return tables;
}

/** Those that are named by the rows of the moment. What nobody used may have been forgotten since. */
async function copyFiles(
  { client, draft }: Copied,
  store: PlainFileStore,
): Promise<{ fileList: Part & { count: number }; missing: string[] }> {
  const missing: string[] = [];
  const list = await open(join(draft, FILE_LIST), 'w', OWN_ALONE.mode);
  const hash = createHash('sha256');
  let count = 0;
  try {
    for await (const key of filesOf(client, FILED_TABLES)) {
      const bytes = await store.get(key);
      if (!bytes) {
        missing.push(key);
        continue;
      }
      const target = join(draft, 'files', key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, bytes, OWN_ALONE);
      const line = `${JSON.stringify({ key, sha256: createHash('sha256').update(bytes).digest('hex') })}\n`;
      await list.appendFile(line);
      hash.update(line);
      count += 1;
    }
  } finally {
    await list.close();
  }
  return { fileList: { file: FILE_LIST, sha256: hash.digest('hex'), count }, missing };
}

/** A photo that nobody has any more has lost its row by now. */
async function lostPhotos(client: Client, missing: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  if (missing.length === 0) return lost;
  const keys = new Set(missing);
  for await (const key of filesOf(client, PHOTOS)) if (keys.has(key)) lost.push(key);
  return lost;
}

async function* filesOf(client: Client, tables: readonly FiledTable[]): AsyncGenerator<string> {
  for (const { table, from = table, primaryKey, where, keyOf } of tables) {
    const [owner, name] = primaryKey;
    let [afterOwner, afterName] = [FIRST_ID, ''];
    for (;;) {
      const { rows } = await client.query<{ owner: string; name: string }>(
        `SELECT ${owner} AS owner, ${name}::text AS name FROM ${from}
         WHERE (${owner}, ${name}::text) > ($1::uuid, $2) AND ${where} ORDER BY ${owner}, ${name}::text LIMIT ${FILES_AT_ONCE}`,
        [afterOwner, afterName],
      );
      for (const row of rows) yield keyOf(row.owner, row.name);
      const last = rows.at(-1);
      if (!last) break;
      [afterOwner, afterName] = [last.owner, last.name];
    }
  }
}

async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    'SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = current_schema()',
  );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

/** Compressed. A connection that is lost meanwhile ends all of it. @returns the hash of what was written */
async function written(file: FileHandle, rows: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    rows,
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    file.createWriteStream(),
  );
  return hash.digest('hex');
}
