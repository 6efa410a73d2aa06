import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Turns } from '../../platform/turns';

/** argon2id with 19 MiB, two passes, one lane (OWASP's minimum). */
const PARAMETERS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Half of the four threads that Node has for this, for photos and for files: whatever comes in to be hashed, those go on.
 */
const AT_ONCE = 2;
/** A few seconds of waiting; who comes after that is told to come back. */
const LONGEST_LINE = 100;

@Injectable()
export class PasswordHasher {
  private readonly turns = new Turns(AT_ONCE, LONGEST_LINE);
  private readonly decoy = hash('no account has this password', PARAMETERS);

  /** @throws ServiceBusy */
  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  /** Takes as long without a stored hash as with one, and then answers no. @throws ServiceBusy */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const compared = storedHash ?? (await this.decoy);
    const matches = await this.turns.take(() => verify(compared, password.normalize('NFC')));
    return matches && storedHash !== undefined;
  }
}
