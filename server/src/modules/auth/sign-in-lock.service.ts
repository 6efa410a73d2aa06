import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { lockName } from '../../platform/database/lock-name';
import { networkOf } from '../../platform/network';
import { canonicalPhone } from '../../platform/phone-number';
import { SignInLocked } from './auth.errors';
import { SignInLock } from './sign-in-lock.entity';

/** How many failures one network, device or session has before it is locked. */
const FREE_FAILURES = 5;
/** How many all networks have together, against guessing from many of them. */
const FREE_FAILURES_OF_A_NUMBER = 50;
const FIRST_LOCK_SECONDS = 30;
const LONGEST_LOCK_SECONDS = 60 * 60;
/** One failure is forgotten in each such time, so that a slip now and then never locks. */
const FORGETTING_MILLISECONDS = 15 * 60 * 1000;

/** A try at a password: for which number, and from where. */
export interface PasswordTry {
  readonly phoneNumber: string;
  readonly address: string;
  /** A device or session that the account knows: it is held to its own failures alone. */
  readonly known?: string;
}

interface Scope {
  readonly scopeHash: string;
  readonly freeFailures: number;
}

/** The scopes that may refuse a try, and all that learn how it ended. */
interface Scopes {
  readonly phoneHash: string;
  readonly refusing: readonly Scope[];
  /** The first one is the try's own. */
  readonly all: readonly [Scope, ...Scope[]];
}

/** Slows down guessing, equally for numbers with and without an account. */
@Injectable()
export class SignInLockService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** @throws SignInLocked while the try is locked out. */
  async assertUnlocked(passwordTry: PasswordTry): Promise<void> {
    const { phoneHash, refusing } = this.scopesOf(passwordTry);
    for (const { lockedUntil } of await rowsOf(this.dataSource.manager, phoneHash, refusing)) {
      assertOpen(lockedUntil);
    }
  }

  /**
   * Counts a try. Tries of one number that run at once are counted one after the other, so that a right
   * password among many guesses counts only when it came before the lock.
   * @throws SignInLocked when the lock fell meanwhile.
   */
  async settle(passwordTry: PasswordTry, succeeded: boolean): Promise<void> {
    const { phoneHash, refusing, all } = this.scopesOf(passwordTry);
    await this.dataSource.transaction(async (tx) => {
      await lockName(tx, phoneHash);
      const rows = await rowsOf(tx, phoneHash, all);
      const rowOf = ({ scopeHash }: Scope) => rows.find((row) => row.scopeHash === scopeHash);
      for (const scope of refusing) assertOpen(rowOf(scope)?.lockedUntil);
      const [own] = all;
      const change = succeeded ? -debtOf(rowOf(own)) : FORGETTING_MILLISECONDS;
      for (const scope of all) await count(tx, { phoneHash, scope, before: rowOf(scope), change });
    });
  }

  /** Forgets the failures: whoever holds the number has shown it in another way. */
  async lift(tx: EntityManager, phoneNumber: string): Promise<void> {
    const phoneHash = this.phoneHash(phoneNumber);
    await lockName(tx, phoneHash);
    await tx.delete(SignInLock, { phoneHash });
  }

  private scopesOf({ phoneNumber, address, known }: PasswordTry): Scopes {
    const phoneHash = this.phoneHash(phoneNumber);
    const scope = (freeFailures: number, ...parts: string[]): Scope => ({
      scopeHash: this.keyedHash.of('sign-in lock scope', ...parts),
      freeFailures,
    });
    const network = scope(FREE_FAILURES, 'network', networkOf(address));
    const number = scope(FREE_FAILURES_OF_A_NUMBER, 'number');
    if (known === undefined) return { phoneHash, refusing: [network, number], all: [network, number] };
    const own = scope(FREE_FAILURES, 'known', known);
    return { phoneHash, refusing: [own], all: [own, network, number] };
  }

  private phoneHash(phoneNumber: string): string {
    return this.keyedHash.of('sign-in lock', canonicalPhone(phoneNumber));
  }
}

function rowsOf(tx: EntityManager, phoneHash: string, scopes: readonly Scope[]): Promise<SignInLock[]> {
  return tx.findBy(SignInLock, { phoneHash, scopeHash: In(scopes.map(({ scopeHash }) => scopeHash)) });
}

interface Counted {
  readonly phoneHash: string;
  readonly scope: Scope;
  readonly before: SignInLock | undefined;
  /** What is added to the time in which all failures are forgotten. */
  readonly change: number;
}

/** Adds a failure, or takes back those that a right password makes up for. */
async function count(tx: EntityManager, { phoneHash, scope, before, change }: Counted): Promise<void> {
  const { scopeHash, freeFailures } = scope;
  const debt = debtOf(before) + change;
  const failures = Math.round(debt / FORGETTING_MILLISECONDS);
  if (debt <= 0) {
    await tx.delete(SignInLock, { phoneHash, scopeHash });
    return;
  }
  const lockedUntil = change > 0 ? lockEnd(failures - freeFailures) : (before?.lockedUntil ?? null);
  const row = { phoneHash, scopeHash, forgottenAt: new Date(Date.now() + debt), lockedUntil };
  await tx.upsert(SignInLock, row, ['phoneHash', 'scopeHash']);
}

/** How long it takes until all failures are forgotten. */
function debtOf(row: SignInLock | undefined): number {
  return row ? Math.max(row.forgottenAt.getTime() - Date.now(), 0) : 0;
}

function assertOpen(until: Date | null | undefined): void {
  const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0;
  if (seconds > 0) throw new SignInLocked({ headers: { 'retry-after': String(seconds) } });
}

/** The failure that uses up what is free locks for a moment; each further one doubles that, up to an hour. */
function lockEnd(beyondFree: number): Date | null {
  if (beyondFree < 0) return null;
  const seconds = Math.min(FIRST_LOCK_SECONDS * 2 ** beyondFree, LONGEST_LOCK_SECONDS);
  return new Date(Date.now() + seconds * 1000);
}
