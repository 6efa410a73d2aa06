import { setImmediate as breath } from 'node:timers/promises';
import type { FileStore } from '../upload/file-store/file-store';
import { TooManyRows } from './reports.errors';

/** What of a file is in memory at once; each part is encrypted for itself, and bound to its place. */
const PART_BYTES = 4 * 1024 * 1024;
const MOST_BYTES = 1024 ** 3;

export interface StoredFile {
  readonly partCount: number;
  readonly sizeBytes: number;
}

/** Puts a file into the store while it is written. @param announce is told of each part before it is there. @throws TooManyRows */
export async function storeInParts(
  files: FileStore,
  id: string,
  written: AsyncIterable<string | Buffer>,
  announce: (partCount: number) => Promise<unknown>,
): Promise<StoredFile> {
  let [partCount, sizeBytes, waitingBytes] = [0, 0, 0];
  let waiting: Buffer[] = [];
  const put = async () => {
    partCount += 1;
    await announce(partCount);
    await files.put(keyOfPart(id, partCount), Buffer.concat(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  for await (const piece of written) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
    waiting.push(bytes);
    waitingBytes += bytes.length;
    sizeBytes += bytes.length;
    if (sizeBytes > MOST_BYTES) throw new TooManyRows();
    if (waitingBytes >= PART_BYTES) await put();
    await breath();
  }
  await put();
  return { partCount, sizeBytes };
}

/** The parts of a file one after the other; undefined where its first one is not there. @throws Error when a later one is missing */
export async function openParts(
  files: FileStore,
  id: string,
  partCount: number,
): Promise<AsyncGenerator<Buffer> | undefined> {
  const [firstKey = '', ...others] = keysOf(id, partCount);
  const first = await files.get(firstKey);
  return first && read(first, others);

  async function* read(bytes: Buffer, keys: readonly string[]): AsyncGenerator<Buffer> {
    yield bytes;
    for (const key of keys) {
      const part = await files.get(key);
      if (!part) throw new Error('a part of a report is missing');
      yield part;
    }
  }
}

export async function removeParts(files: FileStore, id: string, partCount: number): Promise<void> {
  for (const key of keysOf(id, partCount)) await files.remove(key);
}

/** A version before wrote files in one piece, of no part. */
function keysOf(id: string, partCount: number): string[] {
  if (partCount === 0) return [`reports/${id}`];
  return Array.from({ length: partCount }, (_, index) => keyOfPart(id, index + 1));
}

export function keyOfPart(id: string, part: number): string {
  return `reports/${id}.${part}`;
}
