import { Injectable } from '@nestjs/common';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { keepChallenge, takeChallenge } from './passkey.sql';
import { CHALLENGE_MILLISECONDS } from './relying-party';

/** What passkeys are asked to sign: each good once, for one account or for whoever signs in. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
  ) {}

  async keep(challenge: string, accountId: string | null): Promise<void> {
    const expiresAt = new Date(Date.now() + CHALLENGE_MILLISECONDS);
    await keepChallenge.alone(this.database, this.hashOf(challenge), accountId, expiresAt);
  }

  /** @returns whether it was there */
  async take(challenge: string, accountId: string | null): Promise<boolean> {
    const taken = await takeChallenge.alone(this.database, this.hashOf(challenge), accountId, new Date());
    return taken.length > 0;
  }

  private hashOf(challenge: string): string {
    return this.keyedHash.of('passkey challenge', challenge);
  }
}
