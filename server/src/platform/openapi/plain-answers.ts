import type { OpenAPIObject } from '@nestjs/swagger';

const DONE: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'It is being made.',
  204: 'Done; the answer is empty.',
};

const IN_PAGES = 'In pages: send `nextCursor` of one as `cursor` for the next.';

/** Says what goes without saying where an operation says nothing: that it was done, and how a list goes on. */
export function describePlainAnswers(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      const { parameters = [], responses } = operation;
      if (parameters.some((parameter) => 'name' in parameter && parameter.name === 'cursor')) {
        operation.description = [operation.description, IN_PAGES].filter(Boolean).join(' ');
      }
      for (const [status, answer] of Object.entries(responses)) {
        if (answer && 'description' in answer) answer.description ||= DONE[status] ?? '';
      }
    }
  }
}
