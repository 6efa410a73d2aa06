import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane (OWASP's minimum). */
const PARAMETERS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  private readonly decoy = hash('no account has this password', PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), PARAMETERS);
  }

  /** Takes as long without a stored hash as with one, and then answers no. */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const matches = await verify(storedHash ?? (await this.decoy), password.normalize('NFC'));
    return matches && storedHash !== undefined;
  }
}
