import { ensureBuilt, libraries } from './lib/ensure-built.mjs';
import { ensureEverythingInstalled } from './lib/ensure-installed.mjs';
import { checkHouseRules } from './lib/house-rules.mjs';
import { runJest, testFiles } from './lib/jest.mjs';
import { runTool } from './lib/run.mjs';
import { ScriptError, script } from './lib/script.mjs';
import { runSteps } from './lib/steps.mjs';
import { putWorkspacesTogether } from './lib/together.mjs';

const workspaces = ['server', 'client', 'e2e', ...libraries];
const sources = [...libraries, 'server', 'client'].map((name) => `${name}/src`);

/** By the compiler that is fast; the builds take the one that the framework's plugins can be a part of. */
const types = workspaces.map((name) => ({
  name: `types: ${name}`,
  run: () => runTool('typescript-native/bin/tsc', ['--noEmit', '-p', name]),
}));

const steps = [
  ...types,
  {
    name: 'format and lint',
    run: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  {
    name: 'boundaries',
    run: () => runTool('dependency-cruiser/bin/dependency-cruise.mjs', ['--output-type', 'err', ...sources]),
  },
  { name: 'dead code', run: () => runTool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'house rules', run: checkHouseRules },
];

/** Into so many files, since each loads anew what it tests. */
const UNIT_FILES = { 'loan-terms': 4, server: 3, client: 2 };

async function runUnitTests() {
  putWorkspacesTogether('unit', await testFiles('unit'), UNIT_FILES);
  return runJest(['unit'], 2);
}

await script(async () => {
  await ensureEverythingInstalled();
  await ensureBuilt(libraries);
  const failed = await runSteps(steps);
  failed.push(...(await runSteps([{ name: 'unit tests', run: runUnitTests }])));
  if (failed.length > 0) throw new ScriptError(`Failed: ${failed.join(', ')}`);
});
