import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureEverythingInstalled } from './lib/ensure-installed.mjs';
import { listFiles } from './lib/files.mjs';
import { forgetResults, hasCitus, runJest, testCounts, testFiles } from './lib/jest.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say, script } from './lib/script.mjs';
import { checkSizeBudget } from './lib/size-budget.mjs';
import { runSteps } from './lib/steps.mjs';
import { putTogether } from './lib/together.mjs';

/** Run by `check`, and counted here. */
const UNIT = ['unit'];
const REAL = ['integration', 'e2e'];
/** Browsers and tests wait more than they compute, so there are more of them than processors. */
const WORKERS = 4;
/** Share little with others: each in a file of its own. */
const LONGEST = ['fuzz', 'embedded-database'];
/** So many demos serve the browser's files, but for those that move the clock, change what others read, or have settings. */
const DEMO = 'e2e/support/running';
const DEMOS = 4;
const OWN_DEMO = [
  ...['pictures-english', 'pictures-filipino', 'disturbances', 'loan-account', 'loan-changes'],
  ...['admission', 'declining', 'firefox', 'phone-number', 'recovery', 'story'],
];
/** On three nodes, where Citus is installed. */
const SPREAD = ['citus'];

const runScript = (name, options) => run(process.execPath, [join(root, 'scripts', `${name}.mjs`)], options);

function generatedFiles() {
  const written = ['openapi.json', 'sdk/src/generated'];
  const paths = written.flatMap((path) => listFiles(path));
  const digest = (path) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  return new Map(paths.map((path) => [path, digest(path)]));
}

/** The committed API document and SDK must be what they are made from. */
async function contract() {
  const before = generatedFiles();
  const result = await runScript('generate');
  if (result.code !== 0) return result;
  const after = generatedFiles();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const output = `npm run generate changed these files; commit them:\n${changed.join('\n')}`;
  return { code: changed.length === 0 ? 0 : 1, output };
}

async function buildAll() {
  try {
    await ensureBuilt();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

async function runAll() {
  const check = await runScript('check', { stdio: ['ignore', 'inherit', 'inherit'] });
  if (check.code !== 0) return ['check'];
  const failedBuild = await runSteps([{ name: 'build', run: buildAll }]);
  if (failedBuild.length > 0) return failedBuild;
  const failed = await runSteps([
    { name: 'size of the first visit', run: checkSizeBudget },
    { name: 'contract', run: contract },
  ]);
  putTogether('integration', await testFiles('integration'), 5 * WORKERS, { alone: LONGEST });
  putTogether('e2e', await testFiles('e2e'), DEMOS, { alone: OWN_DEMO, common: DEMO });
  const tests = { name: 'integration and e2e tests', run: () => runJest(REAL, WORKERS) };
  failed.push(...(await runSteps([tests])));
  if (hasCitus()) {
    putTogether('citus', await testFiles('citus'), WORKERS);
    failed.push(...(await runSteps([{ name: 'tests on Citus', run: () => runJest(SPREAD, WORKERS) }])));
  } else say('tests on Citus: passed over, since it is not installed here');
  return failed;
}

function countsOfAll() {
  return { ...testCounts(UNIT), ...testCounts(REAL), ...(hasCitus() && testCounts(SPREAD)) };
}

await script(async () => {
  await ensureEverythingInstalled();
  forgetResults();
  const begun = Date.now();
  const failed = await runAll();
  const total = { passed: 0, failed: 0 };
  say('');
  for (const [project, { passed, failed }] of Object.entries({ ...countsOfAll() })) {
    total.passed += passed;
    total.failed += failed;
    say(`${project}: ${passed} passed, ${failed} failed`);
  }
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
  say(`${Math.round((Date.now() - begun) / 1000)} s`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  // A step that is no test has failed too, although no test says so.
  if (failed.length > 0 && total.failed === 0) total.failed = failed.length;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
