import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const STOP_SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const running = new Set();
let stopCode;

/** Ends what this process started, and then itself; a second signal does not wait. */
function stopAll(signal) {
  if (stopCode !== undefined) process.exit(stopCode);
  stopCode = STOP_SIGNALS[signal];
  for (const child of running) kill(child);
}

function kill(child) {
  try {
    if (child.hasGroup) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

function track(child) {
  if (running.size === 0) for (const signal of Object.keys(STOP_SIGNALS)) process.on(signal, stopAll);
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (running.size > 0) return;
    if (stopCode !== undefined) process.exit(stopCode);
    for (const signal of Object.keys(STOP_SIGNALS)) process.off(signal, stopAll);
  };
  child.once('close', forget);
  child.once('error', forget);
}

function environment(changes = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  const merged = { ...process.env, PATH: path, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

/**
 * Starts a command that ends when this process is told to end. What a shell starts ends with the shell, so it
 * gets a process group. `alone` keeps the terminal's Ctrl-C from a command: it hears of it from here, once.
 */
export function start(
  file,
  args,
  { cwd = root, env, stdio = ['ignore', 'pipe', 'pipe'], shell, alone, timeout } = {},
) {
  const hasGroup = Boolean(shell) && process.platform !== 'win32';
  const detached = hasGroup || Boolean(alone);
  const child = spawn(file, args, { cwd, env: environment(env), stdio, shell, detached, timeout });
  child.hasGroup = hasGroup;
  track(child);
  return child;
}

/** Runs a command to its end and answers its exit code and everything it printed. */
export function run(file, args, options) {
  return new Promise((resolve) => {
    const child = start(file, args, options);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }),
    );
  });
}

/** Runs a package's program with this same Node, without the detour over npx. */
export function runTool(path, args, options) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options);
}
