// Writes dist/pages/<language>/<name>.html: the public pages with their markup, title and what they load.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const build = join(dist, '.prerender');

process.env.NODE_ENV = 'production';
const { renderPages } = await import(pathToFileURL(join(build, 'prerender.js')).href);
const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk with everything that it imports. */
function chunksOf(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) chunksOf(imported, found);
  return found;
}

function linksOf(path) {
  const route = `src/routes/${path === '/' ? 'index' : path.slice(1)}.tsx?tsr-split=component`;
  if (!manifest[route]) return [];
  const chunks = [...chunksOf(route)].map((key) => manifest[key]);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !shell.includes(link));
}

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Replaces what must be there exactly once. */
function replaceOnce(html, pattern, replacement) {
  if (html.split(pattern).length !== 2) throw new Error(`The shell does not hold ${pattern} once`);
  return html.replace(pattern, () => replacement);
}

function pageOf({ path, language, title, description, markup }) {
  const head = [
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:type" content="website" />`,
    ...linksOf(path),
  ];
  return [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/(?<=name="description"\s+content=")[^"]*/, escapeHtml(description)],
    [/ *<\/head>/, `    ${head.join('\n    ')}\n  </head>`],
    [/(?<=<div id="root">)(?=<\/div>)/, markup],
  ].reduce((html, [pattern, replacement]) => replaceOnce(html, pattern, replacement), shell);
}

for (const page of await renderPages()) {
  const folder = join(dist, 'pages', page.language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${page.name}.html`), pageOf(page));
}
rmSync(build, { recursive: true });
