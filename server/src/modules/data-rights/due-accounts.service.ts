import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { eachDue } from '../../platform/each-due';
import { membersWithDueAccount } from '../member/corrections/correction.sql';
import { Corrections } from '../member/corrections/corrections.service';
import { MemberService } from '../member/member.service';
import { CorrectionReview } from './correction-review.service';
import { MemberNotice } from './member-notice.service';

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

  run(): Promise<void> {
    return eachDue(
      async (except, most) =>
        membersWithDueAccount.all(this.database.manager, await this.clock.now(), except, most),
      ({ memberId }) => memberId,
      ({ memberId }) => this.settle(memberId),
      this.logger,
    );
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
