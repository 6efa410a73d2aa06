import { Injectable } from '@nestjs/common';
import { ArrayOverlap, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { type Role, STAFF_ROLES, type StaffRole } from '../../platform/access/access';
import type { StaffNames } from '../../platform/access/staff-names';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/new-id';
import { canonicalPhone } from '../../platform/phone-number';
import { Account } from './account.entity';
import { refusingTakenNumber } from './account-number';
import { ApiKey } from './api-keys/api-key.entity';
import { StaffNotFound } from './auth.errors';
import { findAccount } from './find-account';
import { KnownDeviceService } from './known-device.service';
import { NewPasswords } from './new-passwords/new-passwords';
import { forgetPasskeys } from './passkeys/forget-passkeys';
import { PasswordHasher } from './password-hasher';
import { SecondFactors } from './second-factor/second-factors';
import { type SessionEnd, SessionService } from './session.service';
import { SecurityNotices } from './sessions/security-notices.service';
import { SignInLockService } from './sign-in-lock.service';

export interface NewStaff {
  readonly phoneNumber: string;
  readonly fullName: string;
  readonly password: string;
  readonly role: StaffRole;
}

/** One of the staff, as a list shows them. */
export interface StaffMember {
  readonly phoneNumber: string;
  readonly fullName: string;
  readonly role: Role | undefined;
  readonly addedAt: string;
  readonly suspendedAt?: string;
}

const OF_STAFF = { roles: ArrayOverlap([...STAFF_ROLES]) };

/** Officers and assistants: who they are, and what they may still do. The command line alone changes it. */
@Injectable()
export class StaffService implements StaffNames {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceService,
    private readonly locks: SignInLockService,
    private readonly passwords: PasswordHasher,
    private readonly newPasswords: NewPasswords,
    private readonly factors: SecondFactors,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditService,
  ) {}

  /** @throws PhoneNumberTaken, PasswordTooCommon */
  async add({ fullName, password, role, ...staff }: NewStaff): Promise<void> {
    const phoneNumber = canonicalPhone(staff.phoneNumber);
    await this.newPasswords.assertUncommon(password, 'password');
    const passwordHash = await this.passwords.hash(password);
    await refusingTakenNumber(
      () =>
        this.database.transaction(async (tx) => {
          const id = newId();
          await tx.insert(Account, { id, phoneNumber, fullName, passwordHash, roles: [role] });
          await this.record(tx, 'STAFF_ADDED', id, { after: { fullName, role } });
        }),
      'This phone number already has an account. Take another one.',
    );
  }

  async list(): Promise<StaffMember[]> {
    const accounts = await this.database.manager.find(Account, { where: OF_STAFF, order: { id: 'ASC' } });
    return accounts.map(({ phoneNumber, fullName, roles: [role], createdAt, suspendedAt }) => ({
      phoneNumber,
      fullName,
      role,
      addedAt: createdAt.toISOString(),
      suspendedAt: suspendedAt?.toISOString(),
    }));
  }

  async namesOf(tx: EntityManager, actorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const accounts = await tx.find(Account, {
      select: { id: true, fullName: true },
      where: { id: In([...new Set(actorIds)]) },
    });
    const names = new Map(accounts.map(({ id, fullName }) => [id, fullName]));
    const others = [...new Set(actorIds)].filter((id) => !names.has(id));
    const keys = others.length > 0 ? await tx.findBy(ApiKey, { id: In(others) }) : [];
    for (const { id, name, keyId } of keys) names.set(id, `${name} (${keyId})`);
    return names;
  }

  /**
   * Ends every session at once, and keeps the account from signing in.
   * @returns the API keys that they issued and may know, which go on
   * @throws StaffNotFound
   */
  suspend(phoneNumber: string): Promise<string[]> {
    return this.change(phoneNumber, async (tx, account) => {
      const { id, suspendedAt } = account;
      if (!suspendedAt) {
        await tx.update(Account, { id }, { suspendedAt: new Date() });
        await this.endAll(tx, account, 'SUSPENDED');
        await this.record(tx, 'STAFF_SUSPENDED', id);
      }
      return liveKeysOf(tx, account);
    });
  }

  /** @throws StaffNotFound */
  resume(phoneNumber: string): Promise<void> {
    return this.change(phoneNumber, async (tx, account) => {
      const { id, suspendedAt } = account;
      if (!suspendedAt) return;
      await tx.update(Account, { id }, { suspendedAt: null });
      // One that began in the moment of the suspension was not there to be ended.
      await this.endAll(tx, account, 'RESUMED');
      await this.record(tx, 'STAFF_RESUMED', id);
    });
  }

  /**
   * Sets a new password, ends every session and lifts the locks of password and code; a worker tells who has it.
   * @throws StaffNotFound, PasswordTooCommon
   */
  async reset(phoneNumber: string, password: string): Promise<void> {
    await this.newPasswords.assertUncommon(password, 'password');
    const passwordHash = await this.passwords.hash(password);
    await this.change(phoneNumber, async (tx, account) => {
      const { id } = account;
      await tx.update(Account, { id }, { passwordHash });
      await this.endAll(tx, account, 'PASSWORD_RESET');
      await this.devices.forgetAll(tx, id);
      await forgetPasskeys(tx, id);
      await this.locks.lift(tx, account.phoneNumber);
      await this.factors.lift(tx, id);
      await this.record(tx, 'STAFF_PASSWORD_RESET', id);
      await this.notices.putToStaff(tx, account, 'PASSWORD_CHANGED');
    });
  }

  /**
   * Forgets authenticator, recovery codes and passkeys of who has lost them, and ends every session: the next sign-in sets up
   * others. A worker tells them. @throws StaffNotFound
   */
  resetSecondFactor(phoneNumber: string): Promise<void> {
    return this.change(phoneNumber, async (tx, account) => {
      await this.factors.forget(tx, account.id);
      await forgetPasskeys(tx, account.id);
      await this.endAll(tx, account, 'SECOND_FACTOR_CHANGED');
      await this.record(tx, 'STAFF_SECOND_FACTOR_RESET', account.id);
      await this.notices.putToStaff(tx, account, 'SECOND_FACTOR_REMOVED');
    });
  }

  /**
   * Counts from the next request on, whatever the token says.
   * @returns the API keys that somebody issued who issues none any more, and may know: they go on
   * @throws StaffNotFound
   */
  changeRole(phoneNumber: string, role: StaffRole): Promise<string[]> {
    return this.change(phoneNumber, async (tx, account) => {
      const { id } = account;
      const [before] = account.roles;
      if (before !== role) {
        await tx.update(Account, { id }, { roles: [role] });
        await this.record(tx, 'STAFF_ROLE_CHANGED', id, { before: { role: before }, after: { role } });
      }
      return role === 'LOAN_OFFICER' ? [] : liveKeysOf(tx, account);
    });
  }

  /** Changes of one account come one after the other. */
  private change<Result>(
    phoneNumber: string,
    work: (tx: EntityManager, account: Account) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (tx) => {
      const found = await findAccount(tx, phoneNumber, OF_STAFF);
      if (!found) throw new StaffNotFound();
      const lock = { mode: 'pessimistic_write' } as const;
      return work(tx, await tx.findOneOrFail(Account, { where: { id: found.id }, lock }));
    });
  }

  private endAll(tx: EntityManager, { id: accountId, roles }: Account, reason: SessionEnd): Promise<void> {
    return this.sessions.endAll(tx, { accountId, roles, actorId: null, reason });
  }

  private record(
    tx: EntityManager,
    action: string,
    id: string,
    states: { before?: object; after?: object } = {},
  ): Promise<void> {
    return this.audit.record(tx, { actorId: null, action, subject: `account ${id}`, ...states });
  }
}

async function liveKeysOf(tx: EntityManager, { id: issuedBy }: Account): Promise<string[]> {
  const live = { issuedBy, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  return (await tx.find(ApiKey, { where: live, order: { id: 'ASC' } })).map(({ keyId }) => keyId);
}
