import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Language, preferredLanguage } from './language';

export function languageOf({ headers }: FastifyRequest): Language {
  return preferredLanguage(headers['accept-language']);
}

/** The language that the caller reads. */
export const CallerLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language =>
    languageOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
