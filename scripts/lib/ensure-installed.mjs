import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { ScriptError, say } from './script.mjs';

const lockPath = join(root, 'package-lock.json');
const stampPath = join(root, 'node_modules', '.pautang-install');
const NPM_ARGS = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the dependencies when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    say('Installing the dependencies…');
    rmSync(stampPath, { force: true });
    const [file, args] = npm();
    const result = await run(file, [...args, ...NPM_ARGS], {
      shell: file === 'npm' && process.platform === 'win32',
    });
    if (result.code !== 0)
      throw new ScriptError(`${result.output}\nThe dependencies could not be installed.`);
    writeFileSync(stampPath, fingerprint());
  });
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wanted[0] || (major === wanted[0] && minor < (wanted[1] ?? 0))) {
    throw new ScriptError(`Pautang needs Node.js ${engines.node}; this is ${process.versions.node}.`);
  }
}

function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(lockPath))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

function isInstalled() {
  const wanted = fingerprint();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return true;
  if (!npmInstalledTheSame()) return false;
  try {
    writeFileSync(stampPath, wanted);
  } catch {
    // A folder that may only be read is compared again the next time.
  }
  return true;
}

/** Whether somebody ran npm by hand: it keeps a record of what it installed, written when it is done. */
function npmInstalledTheSame() {
  const recordPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const wanted = JSON.parse(readFileSync(lockPath, 'utf8')).packages;
  const present = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const found = present[path];
      if (!found) return entry.optional === true;
      return found.version === entry.version && found.link === entry.link;
    });
}

function npm() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ];
  const cli = candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  return cli ? [process.execPath, [cli]] : ['npm', []];
}
