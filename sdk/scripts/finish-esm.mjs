import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/esm');
const RELATIVE = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.[^'"]*)\2/g;

/** Node and its kind of types take an import by the whole name of its file alone, and the compiler leaves them as written. */
function wholeName(file, name) {
  const path = join(dirname(file), name);
  if (existsSync(`${path}.js`)) return `${name}.js`;
  return existsSync(join(path, 'index.js')) ? `${name}/index.js` : name;
}

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|d\.ts)$/.test(name)) continue;
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(
      RELATIVE,
      (_, before, quote, imported) => before + quote + wholeName(file, imported) + quote,
    ),
  );
}
writeFileSync(join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
