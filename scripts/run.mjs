import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { ScriptError, script } from './lib/script.mjs';

const [name, ...args] = process.argv.slice(2);
const program = join(root, 'server/dist/bin', `${name}.js`);

await script(async () => {
  await prepare();
  if (!existsSync(program)) throw new ScriptError(`There is no command ${name}.`);
}, []);
process.argv = [process.argv[0], program, ...args];
await import(pathToFileURL(program).href);
