import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../../platform/error-code';
import { PlainFileStore } from './file-store';

export class DiskFileStore extends PlainFileStore {
  constructor(private readonly root: string) {
    super();
  }

  /** Written aside and renamed, so that a half-written file is never found under its name, and none is left over. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const target = join(this.root, key);
    const draft = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  get(key: string): Promise<Buffer | undefined> {
    return this.read(key, (file) => file.readFile());
  }

  beginning(key: string, count: number): Promise<Buffer | undefined> {
    return this.read(key, async (file) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
      return buffer.subarray(0, bytesRead);
    });
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.root, key), { force: true });
  }

  private async read(key: string, work: (file: FileHandle) => Promise<Buffer>): Promise<Buffer | undefined> {
    let file: FileHandle | undefined;
    try {
      file = await open(join(this.root, key));
      return await work(file);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    } finally {
      await file?.close();
    }
  }
}
