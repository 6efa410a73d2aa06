import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MANIFEST, type Manifest } from '../backup/manifest';
import type { Settings } from '../config/settings';
import type { PlainFileStore } from '../modules/upload/file-store/file-store';
import { fileStoreFromSettings } from '../modules/upload/file-store/file-store-from-settings';
import { errorCode } from '../platform/error-code';
import { type Finding, Findings } from './finding';

const store = new Findings('file store');
const disk = new Findings('disk');
const backups = new Findings('backups');

const PROBE_BYTES = 1024;
const GIGABYTE = 1024 ** 3;
/** The fewest bytes, and the smallest part of all, that should be free. */
const FREE = { warn: [2 * GIGABYTE, 0.1], fail: [GIGABYTE / 4, 0.02] } as const;
const HOUR_MILLISECONDS = 3_600_000;
const BACKUP_HOURS = { warn: 26, fail: 7 * 24 } as const;

/** Writes, reads and deletes a file that no row names. A folder that was not there is gone again, too. */
export async function storeFindings(settings: Settings): Promise<Finding[]> {
  const { S3_BUCKET } = settings.environment;
  const where = S3_BUCKET ? `bucket ${S3_BUCKET}` : join(settings.dataDir, 'uploads');
  try {
    const look = () => tryOut(fileStoreFromSettings(settings));
    await (S3_BUCKET ? look() : withFolder(where, look));
    return [store.ok(`${where}: written, read and deleted`)];
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    const todo = S3_BUCKET
      ? 'See whether S3_ENDPOINT answers from here, and whether the key may read, write and delete there.'
      : 'Let it be a folder with room in which the server’s user may write, or set DATA_DIR.';
    return [store.fail(`${where}: ${reason.replace(/\.$/, '')}`, todo)];
  }
}

async function tryOut(files: PlainFileStore): Promise<void> {
  const [key, bytes] = [`probe-${randomUUID()}`, randomBytes(PROBE_BYTES)];
  try {
    await files.put(key, bytes);
    if (!(await files.get(key))?.equals(bytes)) throw new Error('what was written is not what was read');
  } finally {
    await files.remove(key);
  }
  if (await files.get(key)) throw new Error('what was deleted is still there');
}

/** Makes the folder where it is not there, and takes away again what was made and is empty still. */
async function withFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const first = await mkdir(folder, { recursive: true });
  try {
    return await work();
  } finally {
    for (let made = folder; first && made.startsWith(first); made = dirname(made))
      await rmdir(made).catch(() => undefined);
  }
}

export async function diskFindings({ dataDir }: Settings): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(await existing(dataDir));
  return [judgeDisk({ free: bavail * bsize, all: blocks * bsize })];
}

/** The folder, or the nearest one above it that there is. */
async function existing(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : existing(dirname(folder));
}

export function judgeDisk({ free, all }: { readonly free: number; readonly all: number }): Finding {
  const says = `${(free / GIGABYTE).toFixed(1)} of ${(all / GIGABYTE).toFixed(1)} GB are free where DATA_DIR is`;
  const isBelow = ([bytes, part]: readonly [number, number]) =>
    free < Math.min(bytes, all * part) || free === 0;
  const todo =
    'Make room, or move DATA_DIR: where nothing can be written, uploads fail and an embedded database stops.';
  if (isBelow(FREE.fail)) return disk.fail(says, todo);
  if (isBelow(FREE.warn)) return disk.warn(says, todo);
  return disk.ok(says);
}

/** The newest of what lies in BACKUP_DIR. */
export async function backupFindings({ environment, isDemo }: Settings): Promise<Finding[]> {
  const { BACKUP_DIR } = environment;
  if (!BACKUP_DIR) {
    if (isDemo) return [backups.ok('none are expected of a demo')];
    return [
      backups.warn('BACKUP_DIR is not set, so nobody looks after them here', 'Set it to where they lie.'),
    ];
  }
  const todo = 'See what should make them, and try one.';
  try {
    // One that is being made, or was not finished, begins with a dot.
    const names = (await readdir(BACKUP_DIR)).filter((name) => !name.startsWith('.'));
    const times = await Promise.all(names.map((name) => finishedAt(join(BACKUP_DIR, name))));
    if (times.length === 0) return [backups.fail('there is none in BACKUP_DIR', todo)];
    const hours = (Date.now() - Math.max(...times)) / HOUR_MILLISECONDS;
    const says = `the newest is ${hours.toFixed(0)} hours old`;
    if (hours > BACKUP_HOURS.fail) return [backups.fail(says, todo)];
    if (hours > BACKUP_HOURS.warn) return [backups.warn(says, todo)];
    return [backups.ok(says)];
  } catch (error) {
    return [backups.fail(`BACKUP_DIR cannot be read (${errorCode(error)})`, todo)];
  }
}

/** As a backup of ours says itself: a copy of it is as old as it is. Of another's, when its file was written. */
async function finishedAt(path: string): Promise<number> {
  try {
    const said: Partial<Manifest> = JSON.parse(await readFile(join(path, MANIFEST), 'utf8'));
    const finished = Date.parse(said.finishedAt ?? '');
    if (!Number.isNaN(finished)) return finished;
  } catch {
    // It is none of ours.
  }
  return (await stat(path)).mtimeMs;
}
