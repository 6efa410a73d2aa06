// Writes dist/pages/<language>/<name>.html: the public pages with their markup, title and what they load, and the
// members' page, which comes empty, with what that one loads.
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

/** The texts of chunks in one language, which they load by themselves. */
const textsOf = (keys, language) =>
  keys
    .flatMap((key) => manifest[key].dynamicImports ?? [])
    .filter(
      (key) =>
        key.endsWith(`?lang=${language}`) ||
        new RegExp(`^texts-(\\w+-)?${language}$`).test(manifest[key].name),
    );

/** Links to what parts of the program load first of all, beyond what the shell links to anyway. */
function linksTo(parts, language) {
  const code = [...new Set(parts.flatMap((key) => [...chunksOf(key)]))];
  const keys = [...code, ...textsOf(code, language).flatMap((key) => [...chunksOf(key)])];
  const chunks = [...new Set(keys.map((key) => manifest[key]))];
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...new Set(chunks.map(({ file }) => file))].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ].filter((link) => !shell.includes(link.match(/href="[^"]*"/)[0].slice('href='.length)));
}

const linksOf = (path, language) => {
  const part = partOf(path === '/' ? 'index' : path.slice(1));
  return linksTo(manifest[part] ? ['index.html', part] : ['index.html'], language);
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
    ...linksOf(path, language),
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
const memberPage = (language) => {
  const links = linksTo(['index.html', ...memberParts], language).map((link) =>
    link
      .replace('rel="stylesheet"', 'rel="preload" as="style"')
      .replace('<link', '<link fetchpriority="low"'),
  );
  return replaceOnce(replaceOnce(shell, /<html lang="en">/, `<html lang="${language}">`), ...headEnd(links));
};
for (const language of ['en', 'fil']) {
  writeFileSync(join(dist, 'pages', language, 'member.html'), memberPage(language));
}
writeFileSync(join(dist, 'index.html'), memberPage('en'));
rmSync(build, { recursive: true });
