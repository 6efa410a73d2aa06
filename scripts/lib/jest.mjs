import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runTool } from './run.mjs';

const LONGEST_RUN_MS = 900_000;

const resultPath = (project) => join(root, '.cache', 'test', `${project}.json`);

/** A browser waits more than it computes. */
const WORKERS = { e2e: 3 };

export function runJest(project) {
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  rmSync(resultPath(project), { force: true });
  const report = ['--json', `--outputFile=${resultPath(project)}`];
  return runTool(
    'jest/bin/jest.js',
    ['--selectProjects', project, `--maxWorkers=${WORKERS[project] ?? 2}`, ...report],
    {
      env: { NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: LONGEST_RUN_MS,
    },
  );
}

export function forgetResults() {
  rmSync(join(root, '.cache', 'test'), { recursive: true, force: true });
}

/** How many tests passed and failed in the last run of a project; a file that could not run counts as failed. */
export function testCounts(project) {
  if (!existsSync(resultPath(project))) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(resultPath(project), 'utf8'));
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}
