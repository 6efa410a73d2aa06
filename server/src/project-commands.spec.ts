import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPTS = join(__dirname, '../../scripts');

describe('the commands of the project', () => {
  it.each([['start'], ['dev'], ['test'], ['check'], ['build'], ['generate'], ['browser', 'slides']])(
    '%s says that it does nothing of an option, and does nothing else',
    (name, ...args) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(SCRIPTS, `${name}.mjs`), ...args, '--foo'],
        {
          encoding: 'utf8',
          timeout: 10_000,
        },
      );

      expect(stderr).toBe('This command takes no options, and was given --foo.\n');
      expect(status).toBe(1);
    },
    20_000,
  );
});
