// Writes dist/pages/<language>/<name>.html: the public pages with their markup, title and what they load. The shell
// in dist/index.html is the members' page, and gets what that one loads.
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

const partOf = (route) => `src/routes/${route}.tsx`;

/** Links to what parts of the program load first of all, beyond what the shell links to anyway. */
function linksTo(keys) {
  const chunks = [...new Set(keys.flatMap((key) => [...chunksOf(key)]))].map((key) => manifest[key]);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !shell.includes(link.match(/href="[^"]*"/)[0].slice('href='.length)));
}

const linksOf = (path) => {
  const part = partOf(path === '/' ? 'index' : path.slice(1));
  return manifest[part] ? linksTo([part]) : [];
};

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Replaces what must be there exactly once. */
function replaceOnce(html, pattern, replacement) {
  if (html.split(pattern).length !== 2) throw new Error(`The shell does not hold ${pattern} once`);
  return html.replace(pattern, () => replacement);
}

const headEnd = (lines) => [/ *<\/head>/, `    ${lines.join('\n    ')}\n  </head>`];

function pageOf({ path, language, title, description, markup }) {
  const head = [
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<script async src="/early-presses.js"></script>`,
    ...linksOf(path),
  ];
  return [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/(?<=name="description"\s+content=")[^"]*/, escapeHtml(description)],
    headEnd(head),
    [/(?<=<div id="root">)(?=<\/div>)/, markup],
  ].reduce((html, [pattern, replacement]) => replaceOnce(html, pattern, replacement), shell);
}

/** A page that can be read as it is: styles and letters come before the program that wakes it up. */
const withPatientScripts = (html) =>
  html.replaceAll(
    /<script type="module"|<link rel="modulepreload"/g,
    (start) => `${start} fetchpriority="low"`,
  );

for (const page of await renderPages()) {
  const folder = join(dist, 'pages', page.language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${page.name}.html`), withPatientScripts(pageOf(page)));
}

// Members open the dashboard; what it stands on, the other pages of theirs stand on too. It is fetched early, but
// after what shows that the page is loading.
const memberParts = [partOf('member-area'), 'src/routes/member-guard.ts', partOf('member/dash')];
const memberLinks = linksTo(memberParts).map((link) =>
  link.replace('rel="stylesheet"', 'rel="preload" as="style"').replace('<link', '<link fetchpriority="low"'),
);
writeFileSync(join(dist, 'index.html'), replaceOnce(shell, ...headEnd(memberLinks)));
rmSync(build, { recursive: true });
