import { HttpStatus } from '@nestjs/common';
import { filled, type Words } from '../language/sentence';
import { defineProblem, type Problem } from './problem';
import { inMinutes, retryAfter } from './retry-after';

export const ValidationFailed = defineProblem(
  'VALIDATION_FAILED',
  HttpStatus.BAD_REQUEST,
  'Some fields are not valid',
  'Please check the marked fields.',
);

/** A field that its own rules let through; the sentence below it is that of the whole. */
export function invalidField(field: string, message: Words): Problem {
  return new ValidationFailed({ detail: message, errors: [{ field, message }] });
}

export const WholeUnitsOnly = defineProblem(
  'WHOLE_UNITS_ONLY',
  HttpStatus.BAD_REQUEST,
  'The currency has no smaller unit',
  'In this currency the amount is a whole number.',
);
export const MalformedRequest = defineProblem(
  'MALFORMED_REQUEST',
  HttpStatus.BAD_REQUEST,
  'The request cannot be read',
  'The request is not well formed.',
);
export const NotFound = defineProblem(
  'NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Not found',
  'There is nothing at this address.',
);
export const MethodNotAllowed = defineProblem(
  'METHOD_NOT_ALLOWED',
  HttpStatus.METHOD_NOT_ALLOWED,
  'Method not allowed',
  'This address does not take this method.',
);
export const PayloadTooLarge = defineProblem(
  'PAYLOAD_TOO_LARGE',
  HttpStatus.PAYLOAD_TOO_LARGE,
  'The request is too large',
  'What was sent is too large.',
);
export const UnsupportedMediaType = defineProblem(
  'UNSUPPORTED_MEDIA_TYPE',
  HttpStatus.UNSUPPORTED_MEDIA_TYPE,
  'Unsupported media type',
  'This kind of content is not accepted here.',
);
export const TooManyRequests = defineProblem(
  'TOO_MANY_REQUESTS',
  HttpStatus.TOO_MANY_REQUESTS,
  'Too many requests',
  'That was too often. Please wait a little and try again.',
);

/** With the time until it is possible again. */
export function tooOften(seconds: number): Problem {
  return new TooManyRequests({
    ...retryAfter(seconds),
    detail: inMinutes(seconds, 'That was too often. Please wait a minute and try again.', (minutes) =>
      filled('That was too often. Please wait {minutes} minutes and try again.', { minutes }),
    ),
  });
}

export const InternalError = defineProblem(
  'INTERNAL_ERROR',
  HttpStatus.INTERNAL_SERVER_ERROR,
  'Something went wrong on our side',
  'Something went wrong on our side. Please try again.',
);
export const ServiceBusy = defineProblem(
  'SERVICE_BUSY',
  HttpStatus.SERVICE_UNAVAILABLE,
  'Not possible at the moment',
  'This is not possible at the moment. Nothing was changed. Please try again.',
);
export const OutcomeUnknown = defineProblem(
  'OUTCOME_UNKNOWN',
  HttpStatus.SERVICE_UNAVAILABLE,
  'It is not certain whether this was done',
  'It is not certain whether this was done. Please look before you try again.',
);
export const InvalidTransition = defineProblem(
  'INVALID_TRANSITION',
  HttpStatus.CONFLICT,
  'Not possible in this status',
  'This is not possible in the present status.',
);
