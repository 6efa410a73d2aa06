import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../../config/settings';
import { AuditService } from '../../../platform/audit/audit.service';
import { HOUR_MILLISECONDS } from '../../../platform/calendar';
import { Database } from '../../../platform/database/database';
import { Limits } from '../../../platform/limits/limits.service';
import type { SenderLimit } from '../../../platform/limits/sender-limit';
import { Corrections } from '../../member/corrections/corrections.service';
import { Account } from '../account.entity';
import { StopCodeInvalid } from '../auth.errors';
import { BARRED, isBarred } from '../barred-password';
import { KnownDeviceService } from '../known-device.service';
import { forgetPasskeys } from '../passkeys/forget-passkeys';
import { SessionService } from '../session.service';
import { correctionLinkHours, LINK_HOURS } from './link-hours';
import { accountOfToken } from './notice-token';
import { useNotice } from './security-notice.sql';
import { SecurityNotices } from './security-notices.service';

/** Of one network; a link works at the first try. */
const TRIES_AN_HOUR = 20;

/** Lets members say that what they were told of was somebody else. */
@Injectable()
export class IntruderStop {
  private readonly limit: SenderLimit;

  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceService,
    private readonly notices: SecurityNotices,
    private readonly corrections: Corrections,
    private readonly audit: AuditService,
    private readonly settings: Settings,
    limits: Limits,
  ) {
    this.limit = limits.ofSender('not me', TRIES_AN_HOUR);
  }

  /**
   * Ends every session, withdraws corrections that are open, removes the passkeys and bars the password, until a recovery sets another one.
   * @throws StopCodeInvalid, TooManyRequests
   */
  async stop(token: string, address: string): Promise<void> {
    await this.limit.count(address);
    const accountId = accountOfToken(token);
    await this.database.transaction(async (tx) => {
      const now = new Date();
      const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MILLISECONDS);
      const since = [before(LINK_HOURS), before(correctionLinkHours(this.settings))] as const;
      const notice = await useNotice.first(tx, accountId, this.notices.hashOf(token), now, ...since);
      if (!notice) throw new StopCodeInvalid();
      await this.corrections.withdrawAll(tx, accountId);
      await bar(tx, accountId);
      const reason = 'PASSWORD_BARRED';
      await this.sessions.endAll(tx, { accountId, roles: ['MEMBER'], actorId: accountId, reason });
      await this.devices.forgetAll(tx, accountId);
      await forgetPasskeys(tx, accountId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: reason,
        subject: `account ${accountId}`,
        memberId: accountId,
        after: { toldOf: notice.kind },
      });
    });
  }
}

async function bar(tx: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const { passwordHash } = await tx.findOneOrFail(Account, { where: { id }, lock });
  if (isBarred({ passwordHash })) return;
  await tx.update(Account, { id }, { passwordHash: BARRED, barredPasswordHash: passwordHash });
}
