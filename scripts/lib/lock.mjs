import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';
import { say } from './script.mjs';

// Outside node_modules, which an installation removes.
const path = join(root, '.cache', 'bootstrap.lock');
const LONGEST_WRITE_MS = 5_000;

/** Lets one process at a time install or build in this checkout; a holder that died loses the lock. */
export async function withLock(work) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!tryCreate(path, identity(process.pid))) {
    if (isStale(path)) breakLock();
    else if (!told) {
      say('Waiting for another process that installs or builds here…');
      told = true;
    }
    await wait(100);
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function release() {
  rmSync(path, { force: true });
}

function tryCreate(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Only one process at a time may remove a dead holder's file, or it could remove its successor's. */
function breakLock() {
  const breaker = `${path}.break`;
  if (!tryCreate(breaker, '')) {
    if (ageMs(breaker) > LONGEST_WRITE_MS) rmSync(breaker, { force: true });
    return;
  }
  try {
    if (isStale(path)) release();
  } finally {
    rmSync(breaker, { force: true });
  }
}

function isStale(file) {
  try {
    const holder = readFileSync(file, 'utf8');
    if (holder === '') return ageMs(file) > LONGEST_WRITE_MS;
    return identity(Number.parseInt(holder, 10)) !== holder;
  } catch {
    return false;
  }
}

/** The process id with its time of birth where that is known, since ids are used again. */
function identity(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return '';
  }
  if (process.platform !== 'linux') return String(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? '' : `${pid}:${rest[18]}`;
  } catch {
    return '';
  }
}

function ageMs(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
