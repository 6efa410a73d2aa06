import { ApiError } from '@pautang/sdk';

/** The sentence for the person: the server's own, or 'No Server Response'. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'No Server Response';
}
