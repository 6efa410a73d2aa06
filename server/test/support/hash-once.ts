import type { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { PASSWORD } from './factories';

interface HashingThreads {
  do(work: { readonly password: string; readonly compared?: string }): Promise<string | boolean>;
}

let known: Promise<string | boolean> | undefined;

/**
 * The password of members and staff that tests make is hashed once for all of a file: it takes longer than the rest of making
 * them. What compares with it, and every other password, takes its time as ever.
 */
export function hashOnce(hasher: PasswordHasher): void {
  const threads: HashingThreads = Reflect.get(hasher, 'threads');
  const work = threads.do.bind(threads);
  threads.do = (piece) => {
    if (piece.password !== PASSWORD || piece.compared !== undefined) return work(piece);
    known ??= work(piece).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
