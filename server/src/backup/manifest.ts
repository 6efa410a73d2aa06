import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.jsonl';
export const FORMAT = 1;

/** A part of a backup: a file in its folder. */
export interface Part {
  readonly file: string;
  readonly sha256: string;
}

export interface TablePart extends Part {
  /** As COPY takes it: with its schema, and its columns in their order. */
  readonly into: string;
  readonly rows: number;
}

/** What a backup holds. Stands in its folder once all of it does. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly startedAt: string;
  readonly finishedAt: string;
  /** The schema that the rows belong to. */
  readonly migrations: readonly string[];
  readonly tables: readonly TablePart[];
  readonly sequences: Readonly<Record<string, string>>;
  /** A line for each file of the store. */
  readonly fileList: Part & { readonly count: number };
  /** By their ids: the data keys without which nothing encrypted can be read. None of them is in the backup. */
  readonly dataKeys: readonly string[];
}

/** A file of the store, as the list names it. */
export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
}

/** A backup that cannot be taken or restored as it is. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Reads what a backup says of itself, and compares every part with it. @throws BackupRefused */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const part of [...manifest.tables, manifest.fileList]) await assertWhole(folder, part);
  let count = 0;
  for await (const { key, sha256 } of storedFiles(folder)) {
    await assertWhole(folder, { file: join('files', key), sha256 });
    count += 1;
  }
  if (count !== manifest.fileList.count) throw new BackupRefused(`${folder} lacks some of its files.`);
  return manifest;
}

export async function* storedFiles(folder: string): AsyncGenerator<StoredFile> {
  const lines = createInterface({ input: createReadStream(join(folder, FILE_LIST)) });
  for await (const line of lines) yield JSON.parse(line);
}

/** Of another format it may hold other things. */
function isManifest(read: Partial<Manifest> | null): read is Manifest {
  if (typeof read?.format !== 'number') return false;
  const { format, tables, migrations, dataKeys, fileList } = read;
  const hasLists = [tables, migrations, dataKeys].every((list) => Array.isArray(list));
  return format !== FORMAT || (hasLists && typeof fileList?.file === 'string');
}

async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest | null;
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  } catch {
    throw new BackupRefused(
      `${folder} is no backup that was finished: it has no ${MANIFEST} that can be read.`,
    );
  }
  if (!isManifest(manifest))
    throw new BackupRefused(`${folder} is no backup: its ${MANIFEST} tells nothing of one.`);
  if (manifest.format !== FORMAT)
    throw new BackupRefused(`${folder} is a backup of another format, ${manifest.format}.`);
  return manifest;
}

async function assertWhole(folder: string, { file, sha256 }: Part): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(join(folder, file))) hash.update(chunk);
  } catch {
    throw new BackupRefused(`${file} of ${folder} cannot be read.`);
  }
  if (hash.digest('hex') !== sha256)
    throw new BackupRefused(`${file} of ${folder} is not what it was when the backup was made.`);
}
