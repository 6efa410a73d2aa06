import { ensureBuilt, libraries } from './lib/ensure-built.mjs';
import { ensureEverythingInstalled } from './lib/ensure-installed.mjs';
import { checkHouseRules } from './lib/house-rules.mjs';
import { runJest } from './lib/jest.mjs';
import { runTool } from './lib/run.mjs';
import { ScriptError, script } from './lib/script.mjs';
import { runSteps } from './lib/steps.mjs';

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

await script(async () => {
  await ensureEverythingInstalled();
  await ensureBuilt(libraries);
  const failed = await runSteps(steps);
  failed.push(...(await runSteps([{ name: 'unit tests', run: () => runJest(['unit'], 2) }])));
  if (failed.length > 0) throw new ScriptError(`Failed: ${failed.join(', ')}`);
});
