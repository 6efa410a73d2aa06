import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';
import { say } from './script.mjs';

const dist = join(root, 'client/dist');
const budgets = JSON.parse(readFileSync(join(root, 'client/size-budget.json'), 'utf8'));

const addresses = (text, pattern) => [...text.matchAll(pattern)].map(([, address]) => address);

/** The script with all that it imports on its own. What it imports later, on demand, is not asked for here. */
function withImports(path, found) {
  if (found.has(path)) return;
  found.add(path);
  const imports = addresses(
    readFileSync(join(dist, path), 'utf8'),
    /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g,
  );
  for (const name of imports) withImports(join(dirname(path), name), found);
}

const kilobytes = (paths) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0) /
  1000;

function measure(name, language) {
  const page = readFileSync(join(dist, `pages/${language}/${name}.html`), 'utf8');
  const scripts = new Set();
  for (const path of addresses(page, /\/(assets\/[^"\s]+\.js)/g)) withImports(path, scripts);
  const styles = addresses(page, /href="\/([^"]+\.css)"/g);
  return { scripts: kilobytes(scripts), styles: kilobytes(styles) };
}

/** What a first visit of a page loads by itself, gzipped, has to stay below its budget in both languages. */
export async function checkSizeBudget() {
  if (!existsSync(join(dist, 'pages'))) return { code: 1, output: 'The client is not built.' };
  const tooLarge = [];
  for (const [name, budget] of Object.entries(budgets)) {
    for (const language of ['en', 'fil']) {
      const { scripts, styles } = measure(name, language);
      const line = `${name} (${language}): scripts ${scripts.toFixed(1)} of ${budget.scripts} kB, styles ${styles.toFixed(1)} of ${budget.styles} kB, gzipped`;
      say(`       ${line}`);
      if (scripts > budget.scripts || styles >= budget.styles) tooLarge.push(line);
    }
  }
  return { code: tooLarge.length, output: tooLarge.join('\n') };
}
