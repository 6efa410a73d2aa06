import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MethodNotAllowed } from './common.errors';
import { sendProblem } from './problem.filter';

/** What answers for every path that nothing else answers: the client's pages. */
const ANY_PATH = '/*';

/** A part of a path is a word, or undefined where anything may stand. */
interface KnownPath {
  readonly parts: readonly (string | undefined)[];
  readonly methods: Set<string>;
}

/**
 * Says of a known path that it takes other methods, and which. The table is that of the routes, so what is registered
 * afterwards counts. What a route of its own takes is not looked up.
 */
export function refuseWrongMethods(server: FastifyInstance): void {
  const known = new Map<string, KnownPath>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const parts = partsOf(url).map((part) => (part.startsWith(':') ? undefined : part));
    const path = known.get(url) ?? { parts, methods: new Set<string>() };
    known.set(url, path);
    for (const one of [method].flat()) path.methods.add(one);
  });
  server.addHook('onRequest', (request, reply, done) => {
    const methods = isUnclaimed(request) ? methodsOf(request.url, known.values()) : [];
    // A parameter that is longer than any there are leads to no route.
    if (methods.length === 0 || methods.includes(request.method)) return done();
    sendProblem(new MethodNotAllowed({ headers: { allow: methods.join(', ') } }), request, reply);
  });
}

function isUnclaimed({ is404, routeOptions: { url } }: FastifyRequest): boolean {
  return is404 || url === ANY_PATH;
}

function methodsOf(url: string, known: Iterable<KnownPath>): string[] {
  const asked = partsOf(url.split('?')[0] ?? '');
  const methods = [...known]
    .filter(({ parts }) => matches(asked, parts))
    .flatMap((path) => [...path.methods]);
  return [...new Set(methods)].sort();
}

function matches(asked: readonly string[], parts: readonly (string | undefined)[]): boolean {
  if (asked.length !== parts.length) return false;
  return parts.every((part, index) => (part === undefined ? asked[index] !== '' : part === asked[index]));
}

function partsOf(path: string): string[] {
  return path.split('/');
}
