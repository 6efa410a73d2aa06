import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ConfigurationError } from '../../../config/env';
import { Settings } from '../../../config/settings';
import { errorCode } from '../../../platform/error-code';

const HASH_DIGITS = 40;
/** Two lines and more, each a hash with a count behind it. */
const READ_BYTES = 256;
/** So many places of the file are looked at on the start. */
const PROBES = 512;

interface Line {
  /** In bytes from the beginning of the file. */
  readonly start: number;
  readonly end: number;
  readonly hash: string;
}

/**
 * Passwords that became known, from a file that who runs the server brings: their SHA-1 in hexadecimal digits, one a line,
 * in order, with a count behind a colon or without. That is how Have I Been Pwned gives them out. The file is searched where
 * it lies, so it may have any size, and no password leaves the machine.
 */
@Injectable()
export class BreachedPasswords implements OnModuleInit, OnApplicationShutdown {
  private file: FileHandle | undefined;
  private length = 0;

  constructor(private readonly settings: Settings) {}

  /** @throws ConfigurationError for a file that cannot be read, or is no such list */
  async onModuleInit(): Promise<void> {
    const { BREACHED_PASSWORDS: path } = this.settings.environment;
    if (path === undefined) return;
    const problem = await this.problemOf(path);
    if (problem === undefined) return;
    await this.onApplicationShutdown();
    throw new ConfigurationError(`BREACHED_PASSWORDS: ${problem}`);
  }

  private async problemOf(path: string): Promise<string | undefined> {
    try {
      this.file = await open(path);
      this.length = (await this.file.stat()).size;
      return (await this.isInOrder(this.file)) ? undefined : 'names no list of SHA-1 hashes in their order';
    } catch (error) {
      return `names a file that cannot be read (${errorCode(error)})`;
    }
  }

  /** As far as lines from all over the file show it; all of them are not read. */
  private async isInOrder(file: FileHandle): Promise<boolean> {
    let before = '';
    for (let probe = 0; probe < PROBES; probe++) {
      const line = await firstLine(file, Math.floor((this.length * probe) / PROBES));
      // The last probes may be in the last line.
      if (line === undefined && probe > 0) continue;
      if (!/^[\dA-F]{40}$/.test(line?.hash ?? '') || (line?.hash ?? '') < before) return false;
      before = line?.hash ?? '';
    }
    return true;
  }

  /** After the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.file?.close();
  }

  async has(password: string): Promise<boolean> {
    if (!this.file) return false;
    const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await firstLine(this.file, middle);
      if (line?.hash === wanted) return true;
      // Of the lines that begin from the middle on, this is the first.
      if (line === undefined || line.start >= high || line.hash > wanted) high = middle;
      else low = line.end;
    }
    return false;
  }
}

/** The first line that begins at this byte or after it. */
async function firstLine(file: FileHandle, at: number): Promise<Line | undefined> {
  const from = Math.max(0, at - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const begin = at === 0 ? 0 : text.indexOf('\n') + 1;
  if (at > 0 && begin === 0) return undefined;
  const newline = text.indexOf('\n', begin);
  const end = newline === -1 ? text.length : newline + 1;
  if (begin === end) return undefined;
  const hash = text.slice(begin, begin + HASH_DIGITS).toUpperCase();
  return { start: from + begin, end: from + end, hash };
}
