import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { FIRST_ID } from '../../../platform/paging';
import { Account } from '../account.entity';
import { AccountNotFound } from '../auth.errors';
import { findAccount } from '../find-account';
import { KnownDeviceService } from '../known-device.service';
import { SessionService } from '../session.service';
import { accountsSignedIn } from './sign-out.sql';

/** Ends sessions of others, which the command line alone does. */
@Injectable()
export class SignOut {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceService,
  ) {}

  /** Of one member or one of the staff, whose devices are new ones after that. @throws AccountNotFound */
  async one(phoneNumber: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await findAccount(tx, phoneNumber);
      if (!account) throw new AccountNotFound();
      await this.end(tx, account);
      await this.devices.forgetAll(tx, account.id);
    });
  }

  /**
   * Of everybody, account after account: who was cut off begins anew, and finds what is left. One that begins meanwhile is
   * ended as well, where its account has not had its turn.
   * @returns of how many accounts
   */
  async everyone(): Promise<number> {
    let count = 0;
    let after = FIRST_ID;
    for (;;) {
      const accounts = await accountsSignedIn.all(this.database.manager, after, new Date());
      for (const account of accounts) await this.database.transaction((tx) => this.end(tx, account));
      const last = accounts.at(-1);
      if (!last) return count;
      count += accounts.length;
      after = last.id;
    }
  }

  private end(tx: EntityManager, { id: accountId, roles }: Pick<Account, 'id' | 'roles'>): Promise<void> {
    return this.sessions.endAll(tx, { accountId, roles, actorId: null, reason: 'ENDED_BY_OPERATOR' });
  }
}
