import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER_PATHS, NOT_FOUND_PAGE, PUBLIC_PAGES } from './client-pages';
import { LANGUAGES, type Language } from './platform/language/language';
import { languageOf } from './platform/language/language-of';

const YEAR_SECONDS = 31_536_000;
const EMPTY_PAGE = 'index.html';
/** The empty page too, with links to the member area's scripts and texts in the visitor's language. */
const MEMBER_PAGE = 'member';
/** Paths that are the API's: an unknown one is an error, not a page. */
const API_PATHS = /^\/(v2|docs|openapi\.json)(\/|$)/;
/** Where pages are kept is no address of theirs. */
const PAGE_FILES = /^\/pages\/|\.html(\.(br|gz))?$/;

/**
 * Serves the built client: its assets, named by content, for a year; and its pages, those for everybody as they
 * were rendered in the visitor's language. What the build compressed is sent as it is.
 */
export async function serveClient(server: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(join(root, EMPTY_PAGE))) return;
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes(`${root}/assets/`);
      const caching = isNamedByContent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      reply.header('cache-control', caching);
    },
  });
  server.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (API_PATHS.test(path)) return reply.callNotFound();
    if (extname(path) !== '' && !PAGE_FILES.test(path)) return reply.sendFile(path);
    return sendPage(path.replace(/(?<=.)\/$/, ''), request, reply, root);
  });
}

function sendPage(path: string, request: FastifyRequest, reply: FastifyReply, root: string): FastifyReply {
  const page = MEMBER_PATHS.includes(path)
    ? MEMBER_PAGE
    : Object.hasOwn(PUBLIC_PAGES, path)
      ? PUBLIC_PAGES[path]
      : undefined;
  const language = pageLanguage(request);
  const file = `pages/${language}/${page ?? NOT_FOUND_PAGE}.html`;
  const isRendered = existsSync(join(root, file));
  reply.header('vary', 'Cookie, Accept-Language');
  if (isRendered) reply.header('content-language', language);
  if (page !== undefined) return reply.sendFile(isRendered ? file : EMPTY_PAGE);
  // A "not modified" would become a page without content, since the status stays 404.
  const whole = { etag: false, lastModified: false, acceptRanges: false };
  return reply.code(404).sendFile(isRendered ? file : EMPTY_PAGE, whole);
}

/** What was chosen on the page, else what the browser asks for. */
function pageLanguage(request: FastifyRequest): Language {
  return LANGUAGES.find((language) => language === request.cookies.language) ?? languageOf(request);
}
