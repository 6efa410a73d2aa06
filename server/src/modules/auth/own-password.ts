import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import { Database } from '../../platform/database/database';
import { CLOSED_PASSWORD } from '../../platform/personal-data/account-tables';
import { Account } from './account.entity';
import { CurrentPasswordWrong } from './auth.errors';
import { PasswordHasher } from './password-hasher';
import { SignInLockService } from './sign-in-lock.service';

/** Who is signed in shows once more to know the password, before what a borrowed phone must not do. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly locks: SignInLockService,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @throws CurrentPasswordWrong, SignInLocked, TokenInvalid of an account that another server has closed, or that is not there any more */
  async confirm(
    { accountId, phoneNumber: told, sessionId }: CurrentAccount,
    password: string,
    address: string,
  ): Promise<Account> {
    const account = await this.database.manager.findOneBy(Account, { id: accountId });
    // The number that the token tells may be somebody else's by now.
    const phoneNumber = account?.phoneNumber ?? told;
    const scopes = this.locks.scopesOf({ phoneNumber, address, known: sessionId });
    await this.locks.assertUnlocked(scopes);
    if (!account || account.passwordHash === CLOSED_PASSWORD) throw new TokenInvalid();
    const isRight = await this.passwords.verify(account.passwordHash, password);
    await this.locks.settle(scopes, isRight, { accountId, roles: account.roles, as: 'PASSWORD_REFUSED' });
    if (!isRight) throw new CurrentPasswordWrong();
    return account;
  }

  /**
   * In the transaction of what it was shown for, which holds the account from here on, after its member's row: a password that was
   * changed or barred since is good for nothing more.
   * @throws CurrentPasswordWrong
   */
  async assertStill(tx: EntityManager, { id, passwordHash }: Account): Promise<void> {
    const lock = { mode: 'pessimistic_read' } as const;
    const account = await tx.findOneOrFail(Account, { where: { id }, lock });
    if (account.passwordHash !== passwordHash) throw new CurrentPasswordWrong();
  }
}
