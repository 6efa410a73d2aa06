import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../openapi/api-problems';
import { IdempotencyInFlight, IdempotencyKeyRequired, IdempotencyKeyReused } from './idempotency.errors';

const LONGEST_KEY = 255;

const headerOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];

function checked(header: string | string[] | undefined): string {
  const key = typeof header === 'string' ? header.trim() : '';
  if (key.length < 1 || key.length > LONGEST_KEY) throw new IdempotencyKeyRequired();
  return key;
}

/** The Idempotency-Key header. @throws IdempotencyKeyRequired when it is missing, empty or too long. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  checked(headerOf(context)),
);

/** The same for a call that takes one, and needs none. @throws IdempotencyKeyRequired when it is empty or too long. */
export const OptionalIdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const header = headerOf(context);
    return header === undefined ? undefined : checked(header);
  },
);

/** Documents an operation that takes effect once per Idempotency-Key. */
export const Idempotent = ({ required = true }: { required?: boolean } = {}) =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required,
      description:
        'A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.',
      schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
      example: '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10',
    }),
    ApiProblems(IdempotencyKeyRequired, IdempotencyKeyReused, IdempotencyInFlight),
  );
