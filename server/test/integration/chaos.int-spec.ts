import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../dist/bin/chaos.js');
const SIX_SECONDS_IN_MINUTES = '0.1';
const SOUND = /All that was acknowledged is there, exactly once, and nothing else is\.\n$/;

/** Another seed at each run; a failing one is printed, and `npm run chaos -- --seed` has the same faults again. */
it('nothing acknowledged is lost or doubled while everything is killed, cut, filled and moved', () => {
  const seed = String(randomInt(1, 2 ** 31));

  const options = ['--seed', seed, '--minutes', SIX_SECONDS_IN_MINUTES, '--members', '3', '--pause', '800'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...options], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });

  expect(`${stdout}${stderr}`).toMatch(SOUND);
  expect(stdout).toMatch(/^[1-9]\d* members, [1-9]\d* operations under a key/m);
  expect(status).toBe(0);
}, 180_000);
