import type { FastifyRequest } from 'fastify';

/** A load balancer shares its address with the members behind it, and must not lose the server to their haste. */
export const HEALTH_ROUTES = '/v2/health/';

const API_PATH = /^\/v2(\/|$)/;

/** Where in the API: by the route that answers, since one path can be spelt in many ways; where none does, by the path as it came. */
export function apiPathOf({ url, routeOptions }: FastifyRequest): string | undefined {
  return [routeOptions.url ?? '', url.split('?')[0] ?? ''].find((path) => API_PATH.test(path));
}

export function isOfApi(request: FastifyRequest): boolean {
  return apiPathOf(request) !== undefined;
}
