import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
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
  return ApiResponse({
    status,
    description: problems.map(({ code, detail }) => `\`${code}\`: ${detail}`).join('  \n'),
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
  });
}
