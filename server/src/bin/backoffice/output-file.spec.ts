import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { assertWritable, writeTo } from './output-file';
import { UsageError } from './usage';

describe('the file of a report', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const write = async (path: string, content: Readable = Readable.from(['new'])) => {
    await assertWritable(path);
    await writeTo(path, content);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pautang-output-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made, or takes the place of the one before', async () => {
    await write(at('tape.csv'));
    expect(readFileSync(at('tape.csv'), 'utf8')).toBe('new');

    await write(at('tape.csv'), Readable.from(['newer']));
    expect(readFileSync(at('tape.csv'), 'utf8')).toBe('newer');
    expect(readdirSync(folder)).toEqual(['tape.csv']);
  });

  it('stays as it was where the new one breaks off, and nothing is left of that', async () => {
    writeFileSync(at('tape.csv'), 'old');
    const broken = Readable.from(
      (async function* () {
        yield 'ne';
        throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      })(),
    );

    await expect(write(at('tape.csv'), broken)).rejects.toThrow(
      new UsageError(`${at('tape.csv')} could not be written: ECONNRESET`),
    );
    expect(readFileSync(at('tape.csv'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['tape.csv']);
  });

  it('is the one that a link leads to', async () => {
    writeFileSync(at('tape.csv'), 'old');
    symlinkSync('tape.csv', at('newest.csv'));

    await write(at('newest.csv'));

    expect(lstatSync(at('newest.csv')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('tape.csv'), 'utf8')).toBe('new');
  });

  it('may be a pipe, which is written to and stays', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const read = readFile(at('pipe'), 'utf8');

    await write(at('pipe'));

    await expect(read).resolves.toBe('new');
    expect(statSync(at('pipe')).isFIFO()).toBe(true);
  });

  it.each([
    ['', 'is a folder: name a file in it'],
    ['no-such-folder/', 'is a folder: name a file in it'],
    ['no-such-folder/tape.csv', 'ENOENT'],
    [`${'x'.repeat(300)}.csv`, 'ENAMETOOLONG'],
  ])('is refused before anything is made where it is %s', async (name, words) => {
    await expect(assertWritable(at(name))).rejects.toThrow(UsageError);
    await expect(assertWritable(at(name))).rejects.toThrow(words);
  });
});
