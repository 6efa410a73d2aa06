import { ServiceBusy } from '../../../platform/problem/common.errors';

const RETRY_SECONDS = '5';

/** The store itself is full or away; its own words say why. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** For whoever waits: a store that is away is no fault of theirs, and passes. A file that was altered does not. @throws ServiceBusy */
export function putOff(error: unknown): never {
  if (!(error instanceof StoreAway)) throw error;
  throw new ServiceBusy({ cause: error, headers: { 'retry-after': RETRY_SECONDS } });
}

/** Where uploaded files lie. Keys are made by the server and hold letters, digits, hyphens, dots and slashes. */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** The file's bytes, or undefined when there is none. */
  abstract get(key: string): Promise<Buffer | undefined>;
  /** Afterwards there is no such file, whether there was one or not. */
  abstract remove(key: string): Promise<void>;
}

/** A file store as such, which is given what is encrypted already. */
export abstract class PlainFileStore extends FileStore {
  /** So many of the file's first bytes, or fewer where it has no more. */
  abstract beginning(key: string, count: number): Promise<Buffer | undefined>;
}
