import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles } from './files.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { ScriptError, say } from './script.mjs';

const library = { needs: [], shared: ['tsconfig.base.json'], outputs: ['cjs/index.js', 'esm/index.js'] };
const workspaces = {
  'loan-terms': library,
  'legal-texts': library,
  sdk: library,
  'embedded-postgres': { needs: [], shared: ['tsconfig.base.json'], outputs: ['index.js'] },
  server: {
    needs: ['loan-terms', 'legal-texts', 'sdk', 'embedded-postgres'],
    shared: ['tsconfig.base.json', 'nest-cli.json'],
    outputs: ['main.js'],
  },
  client: {
    needs: ['loan-terms', 'legal-texts', 'sdk'],
    shared: ['tsconfig.base.json'],
    outputs: ['index.html'],
  },
};

/** What other workspaces are built upon, and cannot be checked without. */
export const libraries = Object.keys(workspaces).filter((name) => workspaces[name].needs.length === 0);

/** Builds the named workspaces and what they need, each only when its sources have changed since. */
export async function ensureBuilt(names = Object.keys(workspaces)) {
  const all = [...new Set(names.flatMap((name) => [...workspaces[name].needs, name]))];
  if (all.every(isBuilt)) return;
  await withLock(async () => {
    const due = all.filter((name) => !isBuilt(name));
    if (due.length === 0) return;
    say(`Building ${due.join(', ')}…`);
    await buildAll(due.filter((name) => workspaces[name].needs.length === 0));
    await buildAll(due.filter((name) => workspaces[name].needs.length > 0));
  });
}

/**
 * A build of a workspace that is up to date, for who only looks into it: its own, or else one beside it, so that a server which
 * runs from its own keeps its files.
 * @returns its folder
 */
export async function builtBeside(name, folder) {
  await ensureBuilt(workspaces[name].needs);
  if (isBuilt(name)) return 'dist';
  const { scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  say(`Building ${name}…`);
  const result = await runBuild(name, `${scripts.build} --out ${folder}`);
  if (result.code !== 0) throw new ScriptError(`${result.output}\nBuilding ${name} failed.`);
  return folder;
}

/** Where one fails, the others come to their end: they would go on writing into what the next build takes away. */
async function buildAll(names) {
  const failed = (await Promise.allSettled(names.map(build))).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function build(name) {
  const hash = sourceHash(name);
  const result = await runBuildScript(name);
  if (result.code !== 0) throw new ScriptError(`${result.output}\nBuilding ${name} failed.`);
  writeFileSync(stampPath(name), hash);
}

/** Runs the workspace's own build script, without the start-up time of npm. */
function runBuildScript(name) {
  const { scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  rmSync(join(root, name, 'dist'), { recursive: true, force: true });
  return runBuild(name, scripts.build);
}

function runBuild(name, command) {
  return run(command, [], { cwd: join(root, name), shell: true, env: { NODE_ENV: undefined } });
}

function isBuilt(name) {
  const present = workspaces[name].outputs.every((file) => existsSync(join(root, name, 'dist', file)));
  return present && existsSync(stampPath(name)) && readFileSync(stampPath(name), 'utf8') === sourceHash(name);
}

function stampPath(name) {
  return join(root, name, 'dist', '.source-hash');
}

function sourceHash(name) {
  const { needs, shared } = workspaces[name];
  const own = listFiles(name, isNoSource);
  const common = [...shared, 'package-lock.json'].flatMap((path) => listFiles(path));
  return [hashFiles([...own, ...common]), ...needs.map(sourceHash)].join('\n');
}

/** Tests, notes and what a build writes do not make a build necessary. */
function isNoSource(name) {
  return (
    ['node_modules', 'coverage', 'test', 'testing'].includes(name) ||
    /^\.|^dist(-|$)|\.md$|\.(int-|e2e-)?(spec|test)\.tsx?$|^jest\./.test(name)
  );
}
