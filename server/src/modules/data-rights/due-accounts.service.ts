import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { loggable } from '../../platform/loggable';
import { membersWithDueAccount } from '../member/corrections/correction.sql';
import { Corrections } from '../member/corrections/corrections.service';
import { MemberService } from '../member/member.service';
import { CorrectionReview } from './correction-review.service';
import { MemberNotice } from './member-notice.service';

const AT_ONCE = 100;

/** Puts bank accounts whose time has come in their place, and tells their members. They count without it already. */
@Injectable()
export class DueAccounts {
  private readonly logger = new Logger(DueAccounts.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: MemberService,
    private readonly corrections: Corrections,
    private readonly review: CorrectionReview,
    private readonly notice: MemberNotice,
  ) {}

  /** One that fails keeps no other from its turn. */
  async run(): Promise<void> {
    const passed: string[] = [];
    for (;;) {
      const now = await this.clock.now();
      const found = await membersWithDueAccount.all(this.database.manager, now, passed, AT_ONCE);
      for (const { memberId } of found) {
        passed.push(memberId);
        await this.settle(memberId).catch((error: unknown) => this.logger.error(loggable(error)));
      }
      if (found.length < AT_ONCE) return;
    }
  }

  private async settle(memberId: string): Promise<void> {
    const posted = await this.database.transaction(async (tx) => {
      await this.members.hold(tx, memberId);
      const isSettled = await this.corrections.settleDue(tx, memberId, await this.clock.now(tx));
      if (!isSettled) return undefined;
      return this.review.tell(tx, memberId, 'Your withdrawals go to your new bank account from now on.');
    });
    await this.notice.send(posted);
  }
}
