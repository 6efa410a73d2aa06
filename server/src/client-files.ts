import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** Paths that are the API's: an unknown one is an error, not a page. */
const API_PATHS = /^\/(v2|docs|openapi\.json)(\/|$)/;

/**
 * Serves the built client: its assets, named by content, for a year; its page for every path that is not
 * the API's and names no file, since the client has routes of its own.
 */
export async function serveClient(server: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root,
    serve: false,
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
    return reply.sendFile(extname(path) === '' ? 'index.html' : path);
  });
}
