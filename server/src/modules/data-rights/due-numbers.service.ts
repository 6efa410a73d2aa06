import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import type { Posted } from '../../platform/delivery/outbox';
import { eachDue } from '../../platform/each-due';
import { filled, inLanguage } from '../../platform/language/sentence';
import { PhoneNumberTaken } from '../auth/auth.errors';
import { AuthService } from '../auth/auth.service';
import { membersWithDueNumber } from '../member/corrections/correction.sql';
import { Corrections, type DueNumber } from '../member/corrections/corrections.service';
import { MemberService } from '../member/member.service';
import { CorrectionReview } from './correction-review.service';
import { MemberNotice } from './member-notice.service';

const TAKEN = 'Another account has taken this phone number meanwhile.';

/** Puts phone numbers that have cooled in their place, with member and account at once, and tells whoever has either. */
@Injectable()
export class DueNumbers {
  private readonly logger = new Logger(DueNumbers.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: MemberService,
    private readonly accounts: AuthService,
    private readonly corrections: Corrections,
    private readonly review: CorrectionReview,
    private readonly notice: MemberNotice,
  ) {}

  run(): Promise<void> {
    return eachDue(
      async (except, most) =>
        membersWithDueNumber.all(this.database.manager, await this.clock.now(), except, most),
      ({ memberId }) => memberId,
      ({ memberId }) => this.settle(memberId),
      this.logger,
    );
  }

  /** Of one member; nothing happens where nothing is due. */
  async settle(memberId: string): Promise<void> {
    const posted = await this.take(memberId).catch((error: unknown) => {
      if (!(error instanceof PhoneNumberTaken)) throw error;
      // Somebody got it at this moment; now it is seen.
      return this.take(memberId);
    });
    for (const message of posted) await this.notice.send(message);
  }

  /** @throws PhoneNumberTaken where an account took the number after it was looked for */
  private take(memberId: string): Promise<(Posted | undefined)[]> {
    return this.database.transaction(async (tx) => {
      await this.members.hold(tx, memberId);
      const now = await this.clock.now(tx);
      const due = await this.corrections.dueNumber(tx, memberId, now);
      if (!due) return [];
      const { phoneNumber } = due.wanted.to;
      if (await this.accounts.isTaken(tx, memberId, phoneNumber)) return [await this.refuse(tx, due)];
      const { phoneNumber: before } = await this.members.profile(tx, memberId);
      await this.corrections.takeNumber(tx, due, now);
      const told = await this.tellBoth(tx, memberId, before);
      await this.accounts.changeNumber(tx, memberId, phoneNumber);
      return told;
    });
  }

  private async refuse(tx: EntityManager, due: DueNumber): Promise<Posted | undefined> {
    const { memberId } = due.correction;
    await this.corrections.refuseNumber(tx, due, TAKEN);
    const reason = inLanguage((await this.accounts.languageOf(tx, memberId)) ?? 'en', TAKEN);
    return this.review.tell(tx, memberId, filled('Your phone number was not changed: {reason}', { reason }));
  }

  /** Where messages go by e-mail, one tells it. */
  private async tellBoth(
    tx: EntityManager,
    memberId: string,
    before: string,
  ): Promise<(Posted | undefined)[]> {
    return [
      await this.review.tell(
        tx,
        memberId,
        'Your new phone number counts from now on: sign in with it. Our messages go there too.',
      ),
      await this.review.tell(
        tx,
        memberId,
        'This phone number is no longer that of your account, as was asked for. If it was not you, call us at once.',
        { phoneNumber: before, email: null },
      ),
    ];
  }
}
