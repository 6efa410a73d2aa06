import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 8 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, process.availableMemory?.() ?? 0) >= ROOM_BYTES;
}

/**
 * A folder for what tests make and throw away, gone with this process. They copy hundreds of databases of a thousand files
 * each, which costs a third in memory of what it costs on a disk; so it lies there where there is room.
 */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'pautang-tests-'));
  // PostgreSQL does not run as root, and passes through here to a folder of its own.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
