import type { FastifyRequest } from 'fastify';

/** Of a route whose body is kept as it was sent, beside what it reads as: a signature is of the bytes. */
export const KEEPS_BODY = { keepsBody: true } as const;

const kept = new WeakMap<FastifyRequest, string>();

export function keepBody(request: FastifyRequest, body: string): void {
  const { config } = request.routeOptions as { readonly config: { readonly keepsBody?: boolean } };
  if (config.keepsBody) kept.set(request, body);
}

/** Nothing where none was sent. */
export function keptBodyOf(request: FastifyRequest): string {
  return kept.get(request) ?? '';
}
