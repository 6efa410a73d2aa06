import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const NAME = /^pautang-tests-(\d+)-/;
/** A run takes half a gigabyte there, and nothing may be short for the memory that it takes. */
const ROOM_BYTES = 4 * 1024 ** 3;

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, process.availableMemory?.() ?? 0) >= ROOM_BYTES;
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Somebody writes there still, or it is another's: a later run finds it again.
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What processes left that were killed. */
function sweep() {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) remove(join(IN_MEMORY, name));
  }
}

let folder;

/**
 * A folder in memory for what tests make and throw away, gone with this process: they copy hundreds of databases of a thousand
 * files each, and on a disk that costs three times as much.
 * @returns undefined where no room is there for it
 */
export function temporaryFolder() {
  if (folder || !hasRoom()) return folder;
  sweep();
  folder = mkdtempSync(join(IN_MEMORY, `pautang-tests-${process.pid}-`));
  // PostgreSQL does not run as root, and passes through here to a folder of its own.
  chmodSync(folder, 0o711);
  process.once('exit', () => remove(folder));
  return folder;
}
