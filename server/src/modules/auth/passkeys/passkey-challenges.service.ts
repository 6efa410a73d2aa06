import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import type { Account } from '../account.entity';
import { keepChallenge, takeChallenge } from './passkey.sql';
import { CHALLENGE_MILLISECONDS } from './relying-party';

/** Who adds a passkey, with the password that was shown for it. */
type Adding = Pick<Account, 'id' | 'passwordHash'>;

/** What passkeys are asked to sign: each good once, for one account or for whoever signs in. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** @param tx in which who adds one is held: an account that is closed has nothing more to sign */
  async keepToAdd(tx: EntityManager, challenge: string, by: Adding): Promise<void> {
    await keepChallenge.all(tx, this.hashOf(challenge, by), by.id, newEnd());
  }

  async keepToSignIn(challenge: string): Promise<void> {
    await keepChallenge.alone(this.database, this.hashOf(challenge, null), null, newEnd());
  }

  /** @returns whether it was there */
  async take(challenge: string, by: Adding | null): Promise<boolean> {
    const hash = this.hashOf(challenge, by);
    const taken = await takeChallenge.alone(this.database, hash, by?.id ?? null, new Date());
    return taken.length > 0;
  }

  /** What was asked with a password ends with it: whoever knew that one may be the reason for the new one. */
  private hashOf(challenge: string, by: Adding | null): string {
    return this.keyedHash.of('passkey challenge', challenge, ...(by ? [by.passwordHash] : []));
  }
}

function newEnd(): Date {
  return new Date(Date.now() + CHALLENGE_MILLISECONDS);
}
