import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageStore, type ShownConfig, THEMES, type Theme } from './client-page-store';
import { MEMBER_PAGES, NOT_FOUND_PAGE, PUBLIC_PAGES } from './client-pages';
import { sendCompressed } from './compressed-bytes';
import { sendUnlessKept } from './platform/entity-tag';
import { LANGUAGES, type Language } from './platform/language/language';
import { languageOf } from './platform/language/language-of';
import { forgetHeadersOfPages } from './security-headers';

const YEAR_SECONDS = 31_536_000;
const EMPTY_PAGE = 'index.html';
/** Paths that are the API's: an unknown one is an error, not a page. */
const API_PATHS = /^\/(v2|docs|openapi\.json)(\/|$)/;
/** Where pages are kept is no address of theirs. */
const PAGE_FILES = /^\/pages\/|\.html(\.(br|gz))?$/;
/** Says what the app is called, in the visitor's language. */
const APP_MANIFEST = '/manifest.webmanifest';

/**
 * Serves the built client: its assets, named by content, for a year; and its pages, each in the visitor's language and
 * theme. What the build compressed is sent as it is.
 */
export async function serveClient(
  server: FastifyInstance,
  root: string,
  publicUrl?: string,
  config?: ShownConfig,
): Promise<void> {
  if (!existsSync(join(root, EMPTY_PAGE))) return;
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // All of it is small, and a range that cannot be would be refused in the place of the whole.
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes(`${root}/assets/`);
      const caching = isNamedByContent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      reply.header('cache-control', caching);
      if (isNamedByContent && !path.includes('.svg')) forgetHeadersOfPages(reply);
      // Where a link is shared, its picture is shown on a page of somebody else.
      if (path.startsWith(join(root, 'share'))) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  const pages = new PageStore(root, publicUrl, config);
  server.get(APP_MANIFEST, (request, reply) => {
    const { language } = wishOf(request);
    reply.header('vary', 'Cookie, Accept-Language');
    return reply.sendFile(`manifest.${language}.webmanifest`);
  });
  server.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (API_PATHS.test(path)) return reply.callNotFound();
    if (extname(path) !== '' && !PAGE_FILES.test(path)) return reply.sendFile(path);
    const page = withoutSlash(path);
    const meant = withoutSlash(decodeURI(path).replaceAll(/\/{2,}/g, '/'));
    // The client takes another spelling for the page that it means, so it may not be told that there is none.
    if (page !== meant && Object.hasOwn(PAGES, meant)) {
      return reply.redirect(meant + request.url.slice(path.length), 301);
    }
    return sendPage(page, request, reply, pages);
  });
}

const PAGES: Readonly<Record<string, string>> = { ...PUBLIC_PAGES, ...MEMBER_PAGES };

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

async function sendPage(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageStore,
): Promise<FastifyReply> {
  const name = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  const wish = wishOf(request);
  const page = await pages.read({ ...wish, name: name ?? NOT_FOUND_PAGE }).catch(() => undefined);
  // Of a build that rendered nothing.
  if (page === undefined) return reply.code(name === undefined ? 404 : 200).sendFile(EMPTY_PAGE, WHOLE);
  reply
    .headers({ vary: 'Cookie, Accept-Language, Accept-Encoding', 'cache-control': 'no-cache' })
    .header('content-language', wish.language)
    .type('text/html; charset=utf-8');
  // A "not modified" would become a page without content, since the status stays 404.
  if (name === undefined) return sendCompressed(page, request, reply.code(404));
  return sendUnlessKept(page.etag, request, reply, () => sendCompressed(page, request, reply));
}

const WHOLE = { etag: false, lastModified: false, acceptRanges: false };

/** What the address names, else what was chosen on the page, else what the browser asks for. */
function wishOf(request: FastifyRequest): { language: Language; theme?: Theme; isNamed: boolean } {
  const { lang } = request.query as { lang?: unknown };
  const named = LANGUAGES.find((language) => language === lang);
  const chosen = LANGUAGES.find((language) => language === request.cookies.language);
  return {
    language: named ?? chosen ?? languageOf(request),
    theme: THEMES.find((theme) => theme === request.cookies.theme),
    isNamed: named !== undefined,
  };
}
