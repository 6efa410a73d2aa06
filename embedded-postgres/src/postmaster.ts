import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers } from './connection';
import type { Command } from './privileges';
import { processExists, processIdentity } from './process-identity';

const START_MS = 120_000;
const RETRY_MS = 15_000;
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 10_000;
const LOG_LIMIT_BYTES = 1_000_000;
const WORTH_ANOTHER_TRY = /shared memory|could not bind|could not create any TCP\/IP sockets|lock file/;

interface PidFile {
  pid: number;
  port: number;
}

function readPidFile(clusterDir: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** The id in postmaster.pid may by now belong to any other program. */
function isPostmaster(pid: number, clusterDir: string): boolean {
  if (!(pid > 0) || processIdentity(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
  } catch {
    return processIdentity(pid) !== undefined;
  }
}

/** Whether a server is there, ready or not. */
export function isRunning(clusterDir: string): boolean {
  const file = readPidFile(clusterDir);
  return file !== undefined && isPostmaster(file.pid, clusterDir);
}

/** The port of the server that already runs on this cluster, once it is ready; undefined when there is none. */
export async function findRunning(clusterDir: string, password: string): Promise<number | undefined> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const file = readPidFile(clusterDir);
    if (!file) return undefined;
    if (!isPostmaster(file.pid, clusterDir)) {
      // PostgreSQL itself recognises a dead process, but takes any living one for its predecessor.
      if (processExists(file.pid)) rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (file.port > 0 && (await answers({ port: file.port, password }, clusterDir))) return file.port;
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL (process ${file.pid}) holds ${clusterDir} but does not answer.`);
    }
    await wait(50);
  }
}

interface LaunchOptions {
  clusterDir: string;
  logFile: string;
  password: string;
  keptPort: number | undefined;
  /** On this one alone, as somebody looks for it there. Where it is taken, the next try is theirs who asked. */
  onlyPort?: number;
  hint: string;
  command(port: number): Command;
}

/** Starts the server and answers its port once it accepts connections. */
export async function launch(options: LaunchOptions): Promise<number> {
  const { onlyPort } = options;
  const retryUntil = Date.now() + (onlyPort ? 0 : RETRY_MS);
  rotateLog(options.logFile);
  for (;;) {
    const port = onlyPort ?? (await choosePort(options.keptPort));
    const logStart = fileSize(options.logFile);
    if (await startOnce(options, port)) return port;
    const output = readFileSync(options.logFile).subarray(logStart).toString('utf8').trim();
    if (!WORTH_ANOTHER_TRY.test(output) || Date.now() > retryUntil) {
      throw new Error(`The embedded PostgreSQL did not start: ${output || 'it said nothing'}${options.hint}`);
    }
    await wait(250);
  }
}

async function startOnce(options: LaunchOptions, port: number): Promise<boolean> {
  const { file, args, uid, gid } = options.command(port);
  const output = openSync(options.logFile, 'a', 0o600);
  // Detached, so that Ctrl-C in the terminal reaches the application alone, which stops the database last.
  const child = spawn(file, args, { detached: true, stdio: ['ignore', output, output], uid, gid });
  closeSync(output);
  child.unref();
  let ended = false;
  let failure: Error | undefined;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', (error) => {
    ended = true;
    failure = error;
  });
  const deadline = Date.now() + START_MS;
  while (!ended && Date.now() < deadline) {
    if (await answers({ port, password: options.password }, options.clusterDir)) return true;
    await wait(20);
  }
  if (failure) throw failure;
  if (!ended) throw new Error(`The embedded PostgreSQL did not get ready within ${START_MS / 1000} seconds.`);
  return false;
}

export async function stopPostmaster(clusterDir: string): Promise<void> {
  const file = readPidFile(clusterDir);
  if (!file || !isPostmaster(file.pid, clusterDir)) return;
  const identity = processIdentity(file.pid);
  for (const [signal, patienceMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (processIdentity(file.pid) !== identity) return;
    process.kill(file.pid, signal);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (processIdentity(file.pid) !== identity) return;
      await wait(20);
    }
  }
  throw new Error(`PostgreSQL (process ${file.pid}) does not stop.`);
}

async function choosePort(kept: number | undefined): Promise<number> {
  return (kept && (await freePort(kept))) || (await freePort(0)) || choosePort(undefined);
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

function fileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function rotateLog(path: string): void {
  if (fileSize(path) > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
}
