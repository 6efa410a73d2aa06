import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DAY_MILLISECONDS } from '../../../platform/calendar';
import { Database } from '../../../platform/database/database';
import { tryName } from '../../../platform/database/lock-name';
import type { Posted } from '../../../platform/delivery/outbox';
import { loggable } from '../../../platform/loggable';
import { FIRST_ID } from '../../../platform/paging';
import { Account } from '../account.entity';
import { accountsWithNews, countNotices, takeNews } from './security-notice.sql';
import { SecurityNotices } from './security-notices.service';

/** Who has the password of a program that keeps no cookies would hear of it all day. */
const MOST_A_DAY = 10;
const ACCOUNTS_AT_ONCE = 100;

/** Tells members of the sign-ins on devices that their account did not know; a sign-in itself only leaves word of it. */
@Injectable()
export class NewDevices {
  private readonly logger = new Logger(NewDevices.name);

  constructor(
    private readonly database: Database,
    private readonly notices: SecurityNotices,
  ) {}

  /** All that wait now, by this worker or another. What fails for one account keeps nobody else waiting. */
  async tell(): Promise<void> {
    let after = FIRST_ID;
    for (;;) {
      const found = await accountsWithNews.all(this.database.manager, after, ACCOUNTS_AT_ONCE);
      for (const { accountId } of found) {
        await this.tellOwner(accountId).catch((error: unknown) => this.logger.error(loggable(error)));
        after = accountId;
      }
      if (found.length < ACCOUNTS_AT_ONCE) return;
    }
  }

  /** The word is taken away and the messages are put into the outbox in one transaction. */
  private async tellOwner(accountId: string): Promise<void> {
    const posted = await this.database.transaction((tx) => this.put(tx, accountId));
    for (const message of posted) this.notices.tell(message);
  }

  /** By one worker at a time, so that none counts what another is about to tell. */
  private async put(tx: EntityManager, accountId: string): Promise<Posted[]> {
    if (!(await tryName(tx, `news of ${accountId}`))) return [];
    const news = await takeNews.all(tx, accountId);
    if (news.length === 0) return [];
    const { count } = await countNotices.only(tx, accountId, new Date(Date.now() - DAY_MILLISECONDS));
    const told = news.slice(0, Math.max(MOST_A_DAY - count, 0));
    if (told.length === 0) return [];
    const account = await tx.findOneByOrFail(Account, { id: accountId });
    const posted: Posted[] = [];
    // As the member spoke before: who signed in may have chosen another language.
    for (const { newsIn: language, ...device } of told) {
      const message = await this.notices.put(tx, { ...account, language }, { kind: 'NEW_DEVICE', device });
      if (message) posted.push(message);
    }
    return posted;
  }
}
