import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const IdempotencyKeyRequired = defineProblem(
  'IDEMPOTENCY_KEY_REQUIRED',
  HttpStatus.BAD_REQUEST,
  'Idempotency-Key is missing',
  'This call needs an Idempotency-Key header of 1 to 255 characters.',
);
export const IdempotencyKeyReused = defineProblem(
  'IDEMPOTENCY_KEY_REUSED',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'Idempotency-Key was used for something else',
  'This Idempotency-Key was already used with another request.',
);
export const IdempotencyInFlight = defineProblem(
  'IDEMPOTENCY_IN_FLIGHT',
  HttpStatus.CONFLICT,
  'The first request is still under way',
  'The first request with this Idempotency-Key is still being worked on. Please try again in a moment.',
);
