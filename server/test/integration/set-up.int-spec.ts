import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually';

describe('a command that sets up servers and a database of its own', () => {
  let temporary: string;
  let command: ChildProcess | undefined;

  beforeEach(() => {
    temporary = mkdtempSync(join(tmpdir(), 'pautang-set-up-'));
  });

  afterEach(() => {
    command?.kill('SIGKILL');
    rmSync(temporary, { recursive: true, force: true });
  });

  it.each([
    ['bench', 'SIGTERM', 143],
    ['chaos', 'SIGINT', 130],
  ] as const)(
    '%s leaves neither folder nor database behind where %s ends it before all is there',
    async (name, signal, code) => {
      const program = join(__dirname, `../../dist/bin/${name}.js`);
      command = spawn(process.execPath, [program], {
        env: { PATH: process.env.PATH, TMPDIR: temporary },
        stdio: 'ignore',
      });
      const ended = once(command, 'exit');
      await eventually(async () => expect(hasDatabase(temporary)).toBe(true));

      command.kill(signal);

      await expect(ended).resolves.toEqual([code, null]);
      expect(readdirSync(temporary)).toEqual([]);
    },
    180_000,
  );
});

function hasDatabase(temporary: string): boolean {
  return readdirSync(temporary).some((folder) =>
    existsSync(join(temporary, folder, 'postgres/postmaster.pid')),
  );
}
