import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { seedingFailed } from './seeding-failed';

describe('what fills the demo', () => {
  const failing = async (script: string) => {
    try {
      await promisify(execFile)(process.execPath, ['-e', script]);
    } catch (error) {
      return seedingFailed(error as object).message;
    }
    throw new Error('it did not fail');
  };

  it.each([
    ['console.error("of another"); console.error("no room left"); process.exit(1)', 'no room left'],
    ['process.exit(3)', 'it ended with 3'],
    ['process.kill(process.pid, "SIGKILL")', 'it was ended by SIGKILL'],
  ])('says why it failed, in a line (%#)', async (script, why) => {
    expect(await failing(script)).toBe(`The demo accounts could not be made: ${why}`);
  });
});
