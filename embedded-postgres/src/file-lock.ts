import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, processIdentity } from './process-identity';

const LONGEST_WAIT_MS = 180_000;
const LONGEST_WRITE_MS = 5_000;

/** Runs the work while this process alone holds the lock file; a holder that died loses it. */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!tryCreate(path, processIdentity(process.pid) ?? String(process.pid))) {
    if (Date.now() > deadline) throw new Error(`Another process holds ${path}.`);
    breakIfStale(path);
    await wait(50);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryCreate(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Only one process at a time may remove a dead holder's file, or it could remove its successor's. */
function breakIfStale(path: string): void {
  if (!isStale(path)) return;
  const breaker = `${path}.break`;
  if (!tryCreate(breaker, '')) {
    if (ageMs(breaker) > LONGEST_WRITE_MS) rmSync(breaker, { force: true });
    return;
  }
  try {
    if (isStale(path)) rmSync(path, { force: true });
  } finally {
    rmSync(breaker, { force: true });
  }
}

function isStale(path: string): boolean {
  try {
    const holder = readFileSync(path, 'utf8');
    return holder === '' ? ageMs(path) > LONGEST_WRITE_MS : !isAlive(holder);
  } catch {
    return false;
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
