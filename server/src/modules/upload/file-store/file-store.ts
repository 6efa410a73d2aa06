import type { Readable } from 'node:stream';

/** Where uploaded files lie. Keys are made by the server and hold letters, digits, hyphens, dots and slashes. */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file's bytes, or undefined when there is none. */
  abstract get(key: string): Promise<Readable | undefined>;
  /** Afterwards there is no such file, whether there was one or not. */
  abstract remove(key: string): Promise<void>;
}
