import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { script } from './lib/script.mjs';

await script(prepare);
// In this same process, so that whoever ends it ends the server.
await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
