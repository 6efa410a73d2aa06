import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { ScriptError } from './script.mjs';
import { temporaryFolder } from './temporary.mjs';

/** Where something hangs it has to end; a machine three times slower than ours still comes through. */
const LONGEST_RUN_MS = 40 * 60_000;

/** Its workers inherit it. Each test file loads its modules anew, which with little room for the young costs much. */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=32';

const resultPath = (projects) => join(root, '.cache', 'test', `${projects.join('-')}.json`);

const jest = [ROOM_FOR_THE_YOUNG, join(root, 'node_modules/jest/bin/jest.js')];

/** The files of a project's tests. */
export async function testFiles(project) {
  const { code, output } = await run(
    process.execPath,
    [...jest, '--selectProjects', project, '--listTests', '--json'],
    { env: { NODE_ENV: 'test' }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (code !== 0) throw new ScriptError(`${output}\nThe tests of ${project} cannot be listed.`);
  return JSON.parse(output.slice(output.indexOf('['))).sort();
}

/** Runs projects side by side, so that no worker waits for the last file of one before the next begins. */
export function runJest(projects, workers) {
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  rmSync(resultPath(projects), { force: true });
  const report = ['--json', `--outputFile=${resultPath(projects)}`];
  return run(
    process.execPath,
    [...jest, '--selectProjects', ...projects, `--maxWorkers=${workers}`, ...report],
    {
      env: { NODE_ENV: 'test', TESTS_TOGETHER: 'true', TMPDIR: temporaryFolder() ?? process.env.TMPDIR },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: LONGEST_RUN_MS,
    },
  );
}

export function forgetResults() {
  rmSync(join(root, '.cache', 'test'), { recursive: true, force: true });
}

const suffixes = { integration: '.int-spec.ts', e2e: '.e2e-spec.ts' };

const projectOf = (path) =>
  Object.keys(suffixes).find((project) => path.endsWith(suffixes[project])) ?? 'unit';

const INSTALLATIONS = '/usr/lib/postgresql';

/** Whether a PostgreSQL of this machine has the extension, where Debian puts it. */
export function hasCitus() {
  if (!existsSync(INSTALLATIONS)) return false;
  return readdirSync(INSTALLATIONS).some((version) =>
    existsSync(join(INSTALLATIONS, version, 'lib/citus.so')),
  );
}

/** How many tests passed and failed in the last run of projects, by project; a file that could not run counts as failed. */
export function testCounts(projects) {
  const counts = Object.fromEntries(projects.map((project) => [project, { passed: 0, failed: 0 }]));
  if (!existsSync(resultPath(projects))) return counts;
  const { testResults } = JSON.parse(readFileSync(resultPath(projects), 'utf8'));
  for (const { name, status, assertionResults } of testResults) {
    const count = projects.length === 1 ? counts[projects[0]] : counts[projectOf(name)];
    const having = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
    count.passed += having('passed');
    count.failed += having('failed');
    if (status === 'failed' && assertionResults.length === 0) count.failed += 1;
  }
  return counts;
}
