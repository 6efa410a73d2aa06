import type { OpenAPIObject } from '@nestjs/swagger';
import { RETRY_AFTER } from './api-problems';

const text = { type: 'string' } as const;

const HEADERS = {
  RequestId: {
    description: 'The id of the request: the one that was sent, or a new one.',
    schema: text,
    example: '8f0e6f3a-4c2b-4f8e-9d57-1f6f0a6c3b21',
  },
  RetryAfter: RETRY_AFTER,
  Scheme: { description: 'By which scheme to say who calls.', schema: text, example: 'Bearer' },
  FileName: {
    description: 'The name of the file.',
    schema: text,
    example: 'attachment; filename="LN00000001-contract.pdf"',
  },
  Cookie: {
    description:
      'Sets or clears cookies, in a header for each: `refreshToken` for the paths of refresh and logout, and at a sign-in `device`, which makes this browser known. All are httpOnly and SameSite=Strict.',
    schema: text,
    example: 'refreshToken=…; Path=/v2/authmember/refresh; HttpOnly; Secure; SameSite=Strict',
  },
} as const;

const refersTo = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** Of an answer that comes with cookies. */
export const SETS_COOKIES = { 'Set-Cookie': refersTo('Cookie') };

interface Answer {
  headers?: Record<string, object>;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly format?: string } }>>;
}

/** Says which headers the answers have that a caller may read, beside those that an operation names itself. */
export function describeHeaders(document: OpenAPIObject): void {
  document.components = { ...document.components, headers: HEADERS };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      for (const [status, answer] of Object.entries(operation?.responses ?? {}) as [string, Answer][]) {
        answer.headers = {
          ...answer.headers,
          'X-Request-Id': refersTo('RequestId'),
          ...(status === '401' && { 'WWW-Authenticate': refersTo('Scheme') }),
          ...(isFile(answer) && { 'Content-Disposition': refersTo('FileName') }),
        };
      }
    }
  }
}

function isFile({ content = {} }: Answer): boolean {
  return Object.values(content).some(({ schema }) => schema?.format === 'binary');
}
