// Writes dist/pages/<language>/<name>.html: the public pages with their markup, those of members without, each with its
// title and what it loads; and what says that the site is an app.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minifySync } from 'vite';

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const build = join(dist, '.prerender');

process.env.NODE_ENV = 'production';
const { appManifest, languages, memberPages, renderPages, wordsAsleep } = await import(
  pathToFileURL(join(build, 'prerender.js')).href
);
const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk with everything that it imports. */
function chunksOf(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) chunksOf(imported, found);
  return found;
}

const locales = { en: 'en_PH', fil: 'fil_PH' };

/** Of those that the build puts together, and not of a file of this name. */
const chunkNamed = (name) =>
  Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key].name === name);

/** Of a page that is a route's, a feature's alone, or a group of its name. */
function partOf(page) {
  const place = new RegExp(`^src/(routes/(member/)?${page}|features/${page}/${page}-(page|screen))[.]tsx$`);
  return Object.keys(manifest).find((key) => place.test(key)) ?? chunkNamed(page);
}

/** The texts of chunks in one language, which they load by themselves. */
const textsOf = (keys, language) =>
  keys
    .flatMap((key) => manifest[key].dynamicImports ?? [])
    .filter(
      (key) =>
        key.endsWith(`?lang=${language}`) ||
        new RegExp(`^texts-(\\w+-)?${language}$`).test(manifest[key].name),
    );

/** What is rendered with a page, and whose program comes later. */
const sleepingParts = (key) =>
  (manifest[key].dynamicImports ?? []).filter((part) =>
    /^src\/features\/[^/]+\/[^/]+-parts[.]tsx$/.test(part),
  );

/** Links to what parts of the program load first of all, beyond what the shell links to anyway. */
function linksTo(parts, language) {
  const code = [...new Set(parts.flatMap((key) => [...chunksOf(key)]))];
  const keys = [...code, ...textsOf(code, language).flatMap((key) => [...chunksOf(key)])];
  const chunks = [...new Set(keys.map((key) => manifest[key]))];
  const sleeping = code.flatMap((key) => sleepingParts(key)).flatMap((key) => [...chunksOf(key)]);
  const styles = [
    ...new Set([...chunks, ...sleeping.map((key) => manifest[key])].flatMap(({ css = [] }) => css)),
  ];
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...new Set(chunks.map(({ file }) => file))].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ].filter((link) => !shell.includes(link.match(/href="[^"]*"/)[0].slice('href='.length)));
}

/** What says of which files each page is made, but the landing page. */
const pages = 'src/routes/pages.ts';

/** A page that comes without its figures asks for them at once, and nothing of it sleeps. */
function publicParts({ name, path }) {
  const route = partOf(path === '/' ? 'landing' : path.slice(1));
  const parts = ['index.html', ...(path === '/' ? [] : [pages]), route].filter((part) => manifest[part]);
  return bringsFigures(name) ? parts : [...parts, chunkNamed('api'), ...parts.flatMap(sleepingParts)];
}

const bringsFigures = (name) => name === 'home-usual';

/** What a member's page stands on, first of all what resumes the session, and the page itself: all of it is asked for at once. */
function memberParts({ name }) {
  const page = [partOf(name)].filter(Boolean);
  const area = linkPages.includes(name) ? [] : [chunkNamed('member')];
  return ['index.html', chunkNamed('api'), pages, ...area, ...page];
}

/** Where links of messages lead: who opens one need not be signed in, and no search engine is to know it. */
const linkPages = ['stop-recovery', 'not-me'];

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Replaces what must be there exactly once. */
function replaceOnce(html, pattern, replacement) {
  if (html.split(pattern).length !== 2) throw new Error(`The shell does not hold ${pattern} once`);
  return html.replace(pattern, () => replacement);
}

const headEnd = (lines) => [/ *<\/head>/, `    ${lines.join('\n    ')}\n  </head>`];

const meta = (kind, name, content) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** Where the app is described, and how it looks on a phone. */
const appLinks = (language) => [
  `<link rel="manifest" href="/manifest.webmanifest?lang=${language}" />`,
  `<link rel="apple-touch-icon" href="/icons/touch.png" />`,
];

/**
 * What a shared link shows, and the addresses of a page in each language. The server writes its public address in the
 * place of %origin%, and what names the language in that of %named%, where the address does.
 */
function linksElsewhere({ name, path, language, title, description }) {
  const address = `%origin%${path}`;
  return [
    `<link rel="canonical" href="${address}%named%" />`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address}?lang=${each}" />`),
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Pautang'),
    meta('property', 'og:url', `${address}%named%`),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `%origin%/share/${name.replace('-usual', '')}.${language}.jpg`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Named by what it holds, like what the build names, so that a browser keeps it. */
function writeUntilAwake() {
  const name = 'until-awake.js';
  const { code } = minifySync(name, readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `/assets/until-awake-${hash}.js`;
  writeFileSync(join(dist, path), code);
  return path;
}

/** Needs no program: the style sheet shows it after a while, and client/src/main.tsx takes it away. */
function asleep(language) {
  const words = wordsAsleep(language);
  return `<div id="asleep" role="status"><p>${words.asleep} <a href="">${words.again}</a></p></div>`;
}

/** The shell in a language, with a title and what else stands in its head. */
function shellOf({ language, title, description }, head) {
  return [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/(?<=name="description"\s+content=")[^"]*/, escapeHtml(description)],
    headEnd([...appLinks(language), ...head]),
    [/ *<\/body>/, `    ${asleep(language)}\n  </body>`],
  ].reduce((html, [pattern, replacement]) => replaceOnce(html, pattern, replacement), shell);
}

/** Takes what matches out of a page, where it must be. */
function takeOut(html, pattern) {
  const found = [...html.matchAll(pattern)].map(([tag]) => tag.trim());
  if (found.length === 0) throw new Error(`The page does not hold ${pattern}`);
  return [html.replaceAll(pattern, ''), found];
}

/**
 * Styles come first, since the page can be read before its program wakes it up. That stands in a template, and
 * client/src/until-awake.js takes it out.
 */
function publicPage(page) {
  const isFound = page.name !== 'not-found';
  const links = linksTo(publicParts(page), page.language);
  const until = `<script defer src="${untilAwake}"></script>`;
  const along = bringsFigures(page.name)
    ? [`<script type="application/json" id="config">%config%</script>`]
    : [];
  const head = [...(isFound ? linksElsewhere(page) : []), until, ...links, ...along];
  const html = replaceOnce(shellOf(page, head), /(?<=<div id="root">)(?=<\/div>)/, page.markup);
  const [withoutParts, parts] = takeOut(html, / *<link rel="modulepreload"[^>]*>\n/g);
  const [withoutProgram, program] = takeOut(withoutParts, / *<script type="module"[^>]*><\/script>\n/g);
  const later = [...program, ...parts].map((tag) => tag.replace(/^<\w+/, '$& fetchpriority="low"'));
  const template = `<template id="program">${later.join('')}</template>`;
  return replaceOnce(withoutProgram, ...headEnd([template]));
}

/** A font of its own, which is asked for with the first amount otherwise: that is what a member looks for. */
function pesoSign() {
  const { file } = manifest['src/assets/fonts/familjen-peso.woff2'];
  return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`;
}

/** It is fetched early, but after what shows that the page is loading. */
function memberPage(page) {
  const links = linksTo(memberParts(page), page.language).map((link) =>
    link
      .replace('rel="stylesheet"', 'rel="preload" as="style"')
      .replace('<link', '<link fetchpriority="low"'),
  );
  const isKept = page.name === 'offline';
  const ownWay = [meta('name', 'kept-page', 'offline'), `<script src="/chosen-theme.js"></script>`];
  const isByLink = linkPages.includes(page.name);
  const own = isByLink ? [meta('name', 'robots', 'noindex')] : [pesoSign()];
  return shellOf(page, [...(isKept ? ownWay : []), ...own, ...links]);
}

function write(page, html) {
  const folder = join(dist, 'pages', page.language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${page.name}.html`), html);
}

const untilAwake = writeUntilAwake();
for (const page of await renderPages()) write(page, publicPage(page));
for (const page of memberPages()) write(page, memberPage(page));
for (const language of languages) {
  writeFileSync(join(dist, `manifest.${language}.webmanifest`), JSON.stringify(appManifest(language)));
}
rmSync(build, { recursive: true });
