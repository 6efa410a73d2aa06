// Writes a .br and a .gz beside every text of dist, so that the server compresses nothing twice. It completes the pages
// itself, and compresses them then.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
/** Below this the headers of compression cost more than it saves. */
const leastBytes = 1024;

async function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}

const texts = readdirSync(dist, { recursive: true }).filter(
  (path) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(path) && !/(^|[\\/])\.|^pages[\\/]/.test(path),
);
await Promise.all(texts.map((path) => compress(join(dist, path))));
