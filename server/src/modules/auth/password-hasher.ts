import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Threads } from '../../platform/threads';
import { Turns } from '../../platform/turns';

const ARGON2ID = 2;
/** argon2id with 19 MiB, two passes, one lane (OWASP's minimum). */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of a password that nobody knows, with these parameters. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$ld7NCuN5Oghci1CgFZZblA$LqhCFFRTaUt5ksleg86FyQvYHbyjioQsIt8hnXhum28';

/** All cores, since these threads take only what nothing else wants. */
const THREADS = availableParallelism();
/** A thread answers up to eight of them at once, and finds the next eight waiting. */
const AT_ONCE = 16 * THREADS;
/** A few seconds of waiting; who comes after that is told to come back. */
const LONGEST_LINE = 100;

interface PasswordWork {
  readonly password: string;
  /** The hash to compare with; without one the password is hashed. */
  readonly compared?: string;
  readonly parameters?: typeof PARAMETERS;
}

@Injectable()
export class PasswordHasher {
  private readonly turns = new Turns(AT_ONCE, LONGEST_LINE);
  private readonly threads = new Threads<PasswordWork, string | boolean>(
    join(__dirname, 'password-thread.cjs'),
    THREADS,
  );

  /** @throws ServiceBusy */
  async hash(password: string): Promise<string> {
    return String(await this.work({ password: password.normalize('NFC'), parameters: PARAMETERS }));
  }

  /** Takes as long without a stored hash as with one, and then answers no. @throws ServiceBusy */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.work({ password: password.normalize('NFC'), compared: storedHash ?? DECOY });
    return matches === true && storedHash !== undefined;
  }

  private work(work: PasswordWork): Promise<string | boolean> {
    return this.turns.take(() => this.threads.do(work));
  }
}
