import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../../../platform/error-code';
import { FileStore } from './file-store';

export class DiskFileStore extends FileStore {
  constructor(private readonly root: string) {
    super();
  }

  /** Written aside and renamed, so that a half-written file is never found under its name. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const target = join(this.root, key);
    const draft = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, target);
  }

  async get(key: string): Promise<Readable | undefined> {
    try {
      return (await open(join(this.root, key))).createReadStream();
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.root, key), { force: true });
  }
}
