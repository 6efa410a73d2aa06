import { createHash } from 'node:crypto';
import { sortKeys } from './sort-keys';

/** SHA-256, in hex, over the JSON of a value with its keys in order: equal for equal content alone. */
export function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex');
}
