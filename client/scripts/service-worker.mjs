// Writes dist/sw.js, which keeps the program in the browser: with the list of what to keep, by its content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const client = fileURLToPath(new URL('..', import.meta.url));
const dist = join(client, 'dist');

const revisionOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('hex')
    .slice(0, 16);

// Pictures are seen on public pages alone, and are the most of it.
const assets = readdirSync(join(dist, 'assets')).filter((file) => /\.(js|css|woff2|svg)$/.test(file));
const keptFiles = [
  { url: '/offline', revision: revisionOf('pages/en/offline.html') },
  { url: '/chosen-theme.js', revision: revisionOf('chosen-theme.js') },
  ...assets.map((file) => ({ url: `/assets/${file}`, revision: null })),
];

await build({
  root: client,
  configFile: false,
  logLevel: 'warn',
  define: { KEPT_FILES: JSON.stringify(keptFiles) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(client, 'src/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
