import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { networkHashOf } from '../../platform/crypto/network-hash';
import { Database } from '../../platform/database/database';
import { lockName } from '../../platform/database/lock-name';
import { canonicalPhone } from '../../platform/phone-number';
import { type AuditedAccount, about } from './account-audit';
import { signInLocked } from './auth.errors';
import { dropLocks, keepLocks, type LockRow, readLocks } from './auth.sql';
import { SignInLock } from './sign-in-lock.entity';

/** How many failures one network, device or session has before it is locked. */
const FREE_FAILURES = 5;
/** How many all networks have together, against guessing from many of them. */
const FREE_FAILURES_OF_A_NUMBER = 50;
const FIRST_LOCK_SECONDS = 30;
const LONGEST_LOCK_SECONDS = 60 * 60;
/** One failure is forgotten in each such time, so that a slip now and then never locks. */
const FORGETTING_MILLISECONDS = 15 * 60 * 1000;
/** Clocks of several servers differ by less. */
const MOST_APART_MILLISECONDS = 60 * 60 * 1000;

/** A try at a password: for which number, and from where. */
export interface PasswordTry {
  readonly phoneNumber: string;
  readonly address: string;
  /** A device or session that the account knows: it is held to its own failures alone. */
  readonly known?: string;
}

/** The account whose password was tried: each failure leaves an audit row. Of numbers that nobody has there is none. */
export interface TriedAccount extends AuditedAccount {
  /** How the trail tells a failure. */
  readonly as: 'SIGN_IN_FAILED' | 'PASSWORD_REFUSED';
}

interface Scope {
  readonly scopeHash: string;
  readonly freeFailures: number;
}

/** The scopes that may refuse a try, and all that learn how it ended. */
export interface Scopes {
  readonly phoneHash: string;
  readonly refusing: readonly Scope[];
  /** By which the audit trail tells the network. */
  readonly networkHash: string;
  /** The first one is the try's own. */
  readonly all: readonly [Scope, ...Scope[]];
  /** Of the same try, where the account does not know what it names. */
  readonly stranger?: Scopes;
}

export const hashesOf = (scopes: readonly Scope[]) => scopes.map(({ scopeHash }) => scopeHash);

/** Slows down guessing, equally for numbers with and without an account. */
@Injectable()
export class SignInLockService {
  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
  ) {}

  /** What a try is held to. */
  scopesOf({ phoneNumber, address, known }: PasswordTry): Scopes {
    const phoneHash = this.phoneHash(phoneNumber);
    const scope = (freeFailures: number, ...parts: string[]): Scope => ({
      scopeHash: this.keyedHash.of('sign-in lock scope', ...parts),
      freeFailures,
    });
    const network = { scopeHash: networkHashOf(this.keyedHash, address), freeFailures: FREE_FAILURES };
    const number = scope(FREE_FAILURES_OF_A_NUMBER, 'number');
    const named = { phoneHash, networkHash: network.scopeHash };
    const stranger: Scopes = { ...named, refusing: [network, number], all: [network, number] };
    if (known === undefined) return stranger;
    const own = scope(FREE_FAILURES, 'known', known);
    return { ...named, refusing: [own], all: [own, network, number], stranger };
  }

  /** @param rows as they were read @throws SignInLocked while the try is locked out. */
  assertOpen({ refusing }: Scopes, rows: readonly LockRow[]): void {
    for (const scope of refusing) assertOpen(rowOf(rows, scope));
  }

  /** @throws SignInLocked while the try is locked out. */
  async assertUnlocked(scopes: Scopes): Promise<void> {
    this.assertOpen(scopes, await this.read(this.database.manager, scopes));
  }

  /**
   * Counts a try. Tries of one number that run at once are counted one after the other, so that a right
   * password among many guesses counts only when it came before the lock. Where nothing failed before, a right one
   * leaves the locks alone.
   * @throws SignInLocked when the lock fell meanwhile.
   */
  async settle(scopes: Scopes, succeeded: boolean, account?: TriedAccount): Promise<void> {
    if (succeeded && (await this.read(this.database.manager, scopes)).length === 0) return;
    const { phoneHash, all } = scopes;
    await this.database.transaction(async (tx) => {
      await lockName(tx, phoneHash);
      const rows = await this.read(tx, scopes);
      this.assertOpen(scopes, rows);
      const [own] = all;
      const change = succeeded ? -debtOf(rowOf(rows, own)) : FORGETTING_MILLISECONDS;
      const counted = all.map((scope) => ({ scope, ...count(scope, rowOf(rows, scope), change) }));
      if (!succeeded && account) await this.record(tx, scopes, account, counted);
      const owing = counted.filter(({ debt }) => debt > 0);
      const free = counted.filter(({ debt }) => debt <= 0);
      if (owing.length > 0) {
        await keepLocks.all(
          tx,
          phoneHash,
          hashesOf(owing.map(({ scope }) => scope)),
          owing.map(({ debt }) => new Date(Date.now() + debt)),
          owing.map(({ lockedUntil }) => lockedUntil),
        );
      }
      if (free.length > 0) await dropLocks.all(tx, phoneHash, hashesOf(free.map(({ scope }) => scope)));
    });
  }

  /** Forgets the failures: whoever holds the number has shown it in another way. */
  async lift(tx: EntityManager, phoneNumber: string): Promise<void> {
    const phoneHash = this.phoneHash(phoneNumber);
    await lockName(tx, phoneHash);
    await tx.delete(SignInLock, { phoneHash });
  }

  private async record(
    tx: EntityManager,
    { networkHash: network }: Scopes,
    account: TriedAccount,
    counted: readonly { readonly lockedUntil: Date | null }[],
  ): Promise<void> {
    const entry = { actorId: null, ...about(account) };
    await this.audit.record(tx, { ...entry, action: account.as, after: { network } });
    const ends = counted.map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0);
    const until = Math.max(...ends);
    if (until === 0) return;
    const after = { network, until: new Date(until).toISOString() };
    await this.audit.record(tx, { ...entry, action: 'SIGN_IN_LOCKED', after });
  }

  private async read(tx: EntityManager, { phoneHash, all }: Scopes): Promise<readonly LockRow[]> {
    return (await readLocks.only(tx, phoneHash, hashesOf(all))).locks ?? [];
  }

  private phoneHash(phoneNumber: string): string {
    return this.keyedHash.of('sign-in lock', canonicalPhone(phoneNumber));
  }
}

function rowOf(rows: readonly LockRow[], scope: Scope): LockRow | undefined {
  return rows.find((row) => row.scopeHash === scope.scopeHash && !isAhead(row, scope));
}

/** Whether it was written by a clock that is set back since: it would last until the time that it showed. */
function isAhead({ forgottenAt, lockedUntil }: LockRow, { freeFailures }: Scope): boolean {
  const longest = lockedUntil ? LONGEST_LOCK_SECONDS * 1000 : freeFailures * FORGETTING_MILLISECONDS;
  return new Date(lockedUntil ?? forgottenAt).getTime() - Date.now() > longest + MOST_APART_MILLISECONDS;
}

/**
 * Adds a failure, or takes back those that a right password makes up for.
 * @param change of the time in which all failures are forgotten
 */
function count(
  { freeFailures }: Scope,
  before: LockRow | undefined,
  change: number,
): { readonly debt: number; readonly lockedUntil: Date | null } {
  const debt = debtOf(before) + change;
  const failures = Math.round(debt / FORGETTING_MILLISECONDS);
  return { debt, lockedUntil: change > 0 ? lockEnd(failures - freeFailures) : lockEndOf(before) };
}

/** How long it takes until all failures are forgotten. */
function debtOf(row: LockRow | undefined): number {
  return row ? Math.max(new Date(row.forgottenAt).getTime() - Date.now(), 0) : 0;
}

function lockEndOf(row: LockRow | undefined): Date | null {
  return row?.lockedUntil ? new Date(row.lockedUntil) : null;
}

function assertOpen(row: LockRow | undefined): void {
  const until = lockEndOf(row);
  const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0;
  if (seconds > 0) throw signInLocked(seconds);
}

/** The failure that uses up what is free locks for a moment; each further one doubles that, up to an hour. */
function lockEnd(beyondFree: number): Date | null {
  if (beyondFree < 0) return null;
  const seconds = Math.min(FIRST_LOCK_SECONDS * 2 ** beyondFree, LONGEST_LOCK_SECONDS);
  return new Date(Date.now() + seconds * 1000);
}
