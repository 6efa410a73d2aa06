import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureEverythingInstalled } from './lib/ensure-installed.mjs';
import { runTool } from './lib/run.mjs';
import { ScriptError, script } from './lib/script.mjs';

/** What looks at the built product in a browser stands in e2e, where the helpers are. */
const tools = {
  lighthouse: ['tools', 'e2e/tools/lighthouse.ts'],
  screenshots: ['e2e', 'e2e/pictures-english.e2e-spec.ts', 'e2e/pictures-filipino.e2e-spec.ts'],
  slides: ['tools', 'e2e/tools/slides.ts', 'e2e/tools/shared-pictures.ts'],
};

const [name, ...surplus] = process.argv.slice(2);

await script(async () => {
  const [project, ...files] = tools[name] ?? [];
  if (!project) throw new ScriptError(`Say which: ${Object.keys(tools).join(', ')}.`);
  await ensureEverythingInstalled();
  await ensureBuilt();
  const env = { NODE_ENV: 'test', EACH_PICTURE: 'true' };
  const args = ['--selectProjects', project, '--runTestsByPath', ...files];
  const { code } = await runTool('jest/bin/jest.js', args, { env, stdio: 'inherit' });
  process.exitCode = code;
}, surplus);
