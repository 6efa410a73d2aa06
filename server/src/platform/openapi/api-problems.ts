import { applyDecorators, HttpStatus } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { IdempotencyInFlight } from '../idempotency/idempotency.errors';
import type { ProblemClass } from '../problem/problem';
import { ProblemDto } from '../problem/problem.dto';

/** Documents errors of an operation, grouped by status, each with its code and sentence. */
export function ApiProblems(...problems: ProblemClass[]): MethodDecorator {
  const statuses = [...new Set(problems.map(({ status }) => status))];
  return applyDecorators(
    ...statuses.map((status) =>
      response(
        status,
        problems.filter((problem) => problem.status === status),
      ),
    ),
  );
}

function response(status: number, problems: readonly ProblemClass[]): MethodDecorator {
  return ApiResponse({ status, ...describeProblems(problems) });
}

export const PROBLEM_TYPE = 'application/problem+json';

const PASSING: readonly number[] = [HttpStatus.TOO_MANY_REQUESTS, HttpStatus.SERVICE_UNAVAILABLE];

const isPassing = ({ status, code }: ProblemClass) =>
  PASSING.includes(status) || code === IdempotencyInFlight.code;

/** What an answer says whose trouble ends by itself. */
export const RETRY_AFTER = {
  description: 'In how many seconds to try again.',
  schema: { type: 'integer', minimum: 1 },
  example: 30,
} as const;

/** Of a line in a description, which is Markdown. */
export const LINE_END = '  \n';

/** An error answer that may be each of these. */
export function describeProblems(problems: readonly ProblemClass[]) {
  return {
    description: problems.map(({ code, detail }) => `\`${code}\`: ${detail}`).join(LINE_END),
    content: { [PROBLEM_TYPE]: { schema: { $ref: getSchemaPath(ProblemDto) } } },
    ...(problems.some(isPassing) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
  };
}
