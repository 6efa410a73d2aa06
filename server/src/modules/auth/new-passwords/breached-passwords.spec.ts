import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../../../config/env';
import type { Settings } from '../../../config/settings';
import { BreachedPasswords } from './breached-passwords';

const KNOWN = Array.from({ length: 500 }, (_, index) => `Known${index}!`);
const UNKNOWN = Array.from({ length: 500 }, (_, index) => `Unknown${index}!`);
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex');

describe('passwords that became known', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pautang-breached-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function listed(text: string): Promise<BreachedPasswords> {
    const path = join(folder, 'list.txt');
    writeFileSync(path, text);
    const breached = new BreachedPasswords({ environment: { BREACHED_PASSWORDS: path } } as Settings);
    await breached.onModuleInit();
    return breached;
  }

  it.each([
    [
      'as they are given out',
      (hashes: string[]) => hashes.map((hash, at) => `${hash.toUpperCase()}:${3 ** (at % 15)}\r\n`).join(''),
    ],
    [
      'in small letters, without counts and without a last end of line',
      (hashes: string[]) => hashes.join('\n'),
    ],
  ])('are found, each and no other, in a file %s', async (_, written) => {
    const breached = await listed(written(KNOWN.map(hashOf).sort()));

    const found = async (passwords: string[]) => Promise.all(passwords.map((one) => breached.has(one)));

    expect(new Set(await found(KNOWN))).toEqual(new Set([true]));
    expect(new Set(await found(UNKNOWN))).toEqual(new Set([false]));
    await breached.onApplicationShutdown();
  });

  it('may be one alone', async () => {
    const breached = await listed(hashOf('Known0!'));

    expect([await breached.has('Known0!'), await breached.has('Known1!')]).toEqual([true, false]);
    await breached.onApplicationShutdown();
  });

  it('are no folder, and no file that is not there: the start says so in a sentence', async () => {
    for (const [path, code] of [
      [folder, 'EISDIR'],
      [join(folder, 'none.txt'), 'ENOENT'],
    ]) {
      const breached = new BreachedPasswords({ environment: { BREACHED_PASSWORDS: path } } as Settings);
      await expect(breached.onModuleInit()).rejects.toThrow(
        new ConfigurationError(`BREACHED_PASSWORDS: names a file that cannot be read (${code})`),
      );
    }
  });

  it.each(['', 'password\n123456\n', '\n', KNOWN.map(hashOf).join('\n')])(
    'are no file like %j: the server does not start',
    async (text) => {
      await expect(listed(text)).rejects.toThrow('BREACHED_PASSWORDS');
    },
  );

  it('are not looked for where no file is named', async () => {
    const breached = new BreachedPasswords({ environment: {} } as Settings);
    await breached.onModuleInit();

    expect(await breached.has('Known0!')).toBe(false);
  });
});
