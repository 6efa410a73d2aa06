import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { script } from './lib/script.mjs';

const [name] = process.argv.slice(2);

/** What looks at the built product in a browser: e2e/tools holds it, and has the helpers of the tests. */
await script(async () => {
  await prepare();
  const args = ['--selectProjects', 'tools', '--testPathPatterns', `e2e/tools/${name}\\.ts$`];
  const { code } = await runTool('jest/bin/jest.js', args, { env: { NODE_ENV: 'test' }, stdio: 'inherit' });
  process.exitCode = code;
});
