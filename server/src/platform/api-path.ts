import type { FastifyRequest } from 'fastify';

const API_PATH = /^\/v2(\/|$)/;

/** By the route that answers, since one path can be spelt in many ways; where none does, by the path as it came. */
export function isOfApi({ url, routeOptions }: FastifyRequest): boolean {
  return API_PATH.test(routeOptions.url ?? '') || API_PATH.test(url.split('?')[0] ?? '');
}
