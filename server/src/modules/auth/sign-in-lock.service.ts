import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { SignInLocked } from './auth.errors';
import { SignInLock } from './sign-in-lock.entity';

/** How many failures a phone number has before it is locked. */
const FREE_FAILURES = 5;
const FIRST_LOCK_SECONDS = 30;
const LONGEST_LOCK_SECONDS = 60 * 60;

/** Slows down guessing, equally for numbers with and without an account. */
@Injectable()
export class SignInLockService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** @throws SignInLocked while the number is locked. */
  async assertUnlocked(phoneNumber: string): Promise<void> {
    const lock = await this.dataSource.manager.findOneBy(SignInLock, { phoneHash: this.hashOf(phoneNumber) });
    assertOpen(lock?.lockedUntil);
  }

  /**
   * Counts a try. Tries of one number that run at once are counted one after the other, so that a right
   * password among many guesses counts only when it came before the lock.
   * @throws SignInLocked when the lock fell meanwhile.
   */
  async settle(phoneNumber: string, succeeded: boolean): Promise<void> {
    const phoneHash = this.hashOf(phoneNumber);
    await this.dataSource.transaction(async (tx) => {
      const lock = await this.lockRow(tx, phoneHash);
      assertOpen(lock.lockedUntil);
      if (succeeded) {
        await tx.delete(SignInLock, { phoneHash });
        return;
      }
      const failures = lock.failures + 1;
      await tx.update(SignInLock, { phoneHash }, { failures, lockedUntil: lockedUntil(failures) });
    });
  }

  /** Forgets the failures: whoever holds the number has shown it in another way. */
  async lift(tx: EntityManager, phoneNumber: string): Promise<void> {
    await tx.delete(SignInLock, { phoneHash: this.hashOf(phoneNumber) });
  }

  /** In one statement, since a success that is settled at the same time deletes the row. */
  private async lockRow(tx: EntityManager, phoneHash: string): Promise<Omit<SignInLock, 'phoneHash'>> {
    const [row] = await tx.query<[Omit<SignInLock, 'phoneHash'>]>(
      `INSERT INTO sign_in_lock (phone_hash, failures) VALUES ($1, 0)
       ON CONFLICT (phone_hash) DO UPDATE SET failures = sign_in_lock.failures
       RETURNING failures, locked_until AS "lockedUntil"`,
      [phoneHash],
    );
    return row;
  }

  private hashOf(phoneNumber: string): string {
    return this.keyedHash.of('sign-in lock', phoneNumber);
  }
}

function assertOpen(until: Date | null | undefined): void {
  const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0;
  if (seconds > 0) throw new SignInLocked({ headers: { 'retry-after': String(seconds) } });
}

/** Each failure from the fifth on doubles the lock, up to an hour. */
function lockedUntil(failures: number): Date | null {
  if (failures < FREE_FAILURES) return null;
  const seconds = Math.min(FIRST_LOCK_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_LOCK_SECONDS);
  return new Date(Date.now() + seconds * 1000);
}
