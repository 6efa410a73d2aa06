import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { ScriptError, say } from './script.mjs';

const lockPath = join(root, 'package-lock.json');
const stampPath = join(root, 'node_modules', '.pautang-install');
/** No package runs a script of its own: none is needed, and one of them tells a stranger that it was installed. */
const COMMON_ARGS = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * What there is to install: what building and starting need, which each workspace has among its `dependencies`, or
 * everything, with what checks and tests.
 */
const LIGHT = 'light';
const EVERYTHING = 'everything';

/** Installs what building and starting need, when it is missing or the lock file has changed since. */
export const ensureInstalled = () => ensure(LIGHT);

/** Installs also what checks and tests. */
export const ensureEverythingInstalled = () => ensure(EVERYTHING);

async function ensure(extent) {
  checkNode();
  if (isInstalled(extent)) return;
  await withLock(async () => {
    if (isInstalled(extent)) return;
    say('Installing the dependencies…');
    const npmArgs = argsFor(extent);
    rmSync(stampPath, { force: true });
    const [file, args] = npm();
    const result = await run(file, [...args, ...npmArgs, ...COMMON_ARGS], {
      shell: file === 'npm' && process.platform === 'win32',
    });
    if (result.code !== 0)
      throw new ScriptError(`${result.output}\nThe dependencies could not be installed.`);
    if (extent === LIGHT) dropSourceMaps();
    writeFileSync(stampPath, stampOf(extent));
  });
}

/** Those of packages are a sixth of what is installed, and no start reads them. */
function dropSourceMaps() {
  const entries = readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() && entry.name.endsWith('.map')) rmSync(join(entry.parentPath, entry.name));
  }
}

/** What runs from here goes on running while the rest is added. */
function argsFor(extent) {
  if (extent === LIGHT) return ['ci', '--omit=dev'];
  return [...(isInstalled(LIGHT) ? ['install', '--no-save'] : ['ci']), '--include=dev'];
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wanted[0] || (major === wanted[0] && minor < (wanted[1] ?? 0))) {
    throw new ScriptError(`Pautang needs Node.js ${engines.node}; this is ${process.versions.node}.`);
  }
}

function stampOf(extent) {
  const hash = createHash('sha256')
    .update(readFileSync(lockPath))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  return `${hash} ${extent}`;
}

/** Whether at least so much is there. */
function isInstalled(extent) {
  const enough = [...new Set([extent, EVERYTHING])].map(stampOf);
  if (existsSync(stampPath) && enough.includes(readFileSync(stampPath, 'utf8'))) return true;
  if (!npmInstalledTheSame(extent)) return false;
  try {
    writeFileSync(stampPath, stampOf(extent));
  } catch {
    // A folder that may only be read is compared again the next time.
  }
  return true;
}

/** Whether somebody ran npm by hand: it keeps a record of what it installed, written when it is done. */
function npmInstalledTheSame(extent) {
  const recordPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const wanted = JSON.parse(readFileSync(lockPath, 'utf8')).packages;
  const present = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(
      ([path, entry]) => path.includes('node_modules/') && (extent === EVERYTHING || !isForTests(entry)),
    )
    .every(([path, entry]) => {
      const found = present[path];
      if (!found) return entry.optional === true;
      return found.version === entry.version && found.link === entry.link;
    });
}

/** The lock file marks what only `devDependencies` lead to. */
const isForTests = ({ dev, devOptional }) => Boolean(dev || devOptional);

function npm() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ];
  const cli = candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  return cli ? [process.execPath, [cli]] : ['npm', []];
}
