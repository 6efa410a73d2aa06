import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, getPriority } from 'node:os';
import { ServiceBusy } from '../../platform/problem/common.errors';
import { DECOY, PasswordHasher } from './password-hasher';

describe('PasswordHasher', () => {
  const passwords = new PasswordHasher();

  it('knows its own hashes, salted differently each time', async () => {
    const [first, second] = await Promise.all([passwords.hash('Pautang1!'), passwords.hash('Pautang1!')]);

    expect(first).not.toBe(second);
    await expect(passwords.verify(first, 'Pautang1!')).resolves.toBe(true);
    await expect(passwords.verify(first, 'pautang1!')).resolves.toBe(false);
  });

  it('takes one letter for the same however it is composed', async () => {
    const hash = await passwords.hash('Pen\u0303a2026#');

    await expect(passwords.verify(hash, 'Pe\u00f1a2026#')).resolves.toBe(true);
  });

  it('compares, without an account, with a hash of the same cost, and says no', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);

    expect(costOf(DECOY)).toEqual(costOf(await passwords.hash('Pautang1!')));
    await expect(passwords.verify(undefined, 'Pautang1!')).resolves.toBe(false);
  });

  it('says so when a stored hash is none, and goes on', async () => {
    await expect(passwords.verify('no hash', 'Pautang1!')).rejects.toThrow();
    await expect(passwords.hash('Pautang1!')).resolves.toContain('$argon2id$');
  });

  it('hashes on threads of low priority, and leaves that of this one alone', async () => {
    await Promise.all(Array.from({ length: 8 }, () => passwords.hash('Pautang1!')));
    const threads = readdirSync('/proc/self/task');

    const own = niceOf(String(process.pid));

    expect(own).toBe(getPriority());
    expect(threads.filter((thread) => niceOf(thread) > own)).toHaveLength(availableParallelism());
  });

  it('leaves threads for files, however many passwords wait', async () => {
    let finished = 0;
    const hashes = Array.from({ length: 20 }, async () => {
      await passwords.hash('Pautang1!');
      finished += 1;
    });

    await readFile(__filename);

    // With all threads taken, the file would wait for nearly all of them.
    expect(finished).toBeLessThan(10);
    await Promise.all(hashes);
  });

  it('refuses to hash when too many wait, known or unknown, and goes on with those in line', async () => {
    const stored = await passwords.hash('Pautang1!');
    const line = Array.from({ length: 16 * availableParallelism() + 100 }, () =>
      passwords.verify(stored, 'Pautang1!'),
    );

    for (const hash of [stored, undefined]) {
      await expect(passwords.verify(hash, 'Pautang1!')).rejects.toBeInstanceOf(ServiceBusy);
    }

    expect(new Set(await Promise.all(line))).toEqual(new Set([true]));
  });

  it('does the same work without an account as with one', async () => {
    const hash = await passwords.hash('Pautang1!');
    const workOf = async (stored: string | undefined) => {
      const before = hashingTicks();
      for (let index = 0; index < 10; index++) await passwords.verify(stored, 'Wrong1!!');
      return hashingTicks() - before;
    };

    const [known, unknown] = [await workOf(hash), await workOf(undefined)];

    // Without a hash to compute it would be a thousandth.
    expect(known).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(known / 4);
  });
});

/** Processor time of the threads that hash, in ticks, which other work on the machine does not change. */
function hashingTicks(): number {
  const hashing = readdirSync('/proc/self/task').filter((thread) => niceOf(thread) > getPriority());
  const ticksOf = (thread: string) =>
    Number(statOf(thread).split(' ')[11]) + Number(statOf(thread).split(' ')[12]);
  return hashing.reduce((sum, thread) => sum + ticksOf(thread), 0);
}

function niceOf(thread: string): number {
  return Number(statOf(thread).split(' ')[16]);
}

/** The fields after the thread's name, which may hold blanks itself. */
function statOf(thread: string): string {
  return readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1] ?? '';
}
