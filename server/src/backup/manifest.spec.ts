import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRefused, MANIFEST, readBackup } from './manifest';

describe('what a backup says of itself', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const read = async (text: string) => {
    writeFileSync(join(folder, MANIFEST), text);
    return readBackup(folder).catch((error: unknown) => error);
  };

  it.each([['null'], ['7'], ['[]'], ['{}'], ['{"format":1}'], ['{"format":1,"tables":null}']])(
    'is refused in words where it is %s',
    async (text) => {
      expect(await read(text)).toEqual(
        new BackupRefused(`${folder} is no backup: its ${MANIFEST} tells nothing of one.`),
      );
    },
  );

  it('may be of another format, and holds other things then', async () => {
    expect(await read('{"format":2}')).toEqual(
      new BackupRefused(`${folder} is a backup of another format, 2.`),
    );
  });
});
