import { join } from 'node:path';
import { ensureBuilt, libraries } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/root.mjs';
import { start } from './lib/run.mjs';
import { script } from './lib/script.mjs';

const bin = (path) => join(root, 'node_modules', path);

let ending = false;

/** Shows what a part of the whole prints, and ends the rest when it ends. */
function show(name, args, options) {
  const child = start(process.execPath, args, { ...options, alone: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => process.stderr.write(text.replace(/^(?=.)/gm, `${name} | `)));
  }
  child.once('close', () => {
    if (ending) return;
    ending = true;
    process.kill(process.pid, 'SIGTERM');
  });
  return child;
}

await script(async () => {
  await ensureInstalled();
  await ensureBuilt(libraries);
  const compiler = show('compiler', [join(root, 'server/scripts/build.mjs'), '--watch']);
  let serverRuns = false;
  compiler.stdout.on('data', (text) => {
    // What stands in server/dist may be older than the first compilation.
    if (serverRuns || !text.includes('Found 0 errors')) return;
    serverRuns = true;
    show('server', ['--watch', '--watch-preserve-output', join(root, 'server/dist/main.js')]);
  });
  show('client', [bin('vite/bin/vite.js')], { cwd: join(root, 'client') });
});
