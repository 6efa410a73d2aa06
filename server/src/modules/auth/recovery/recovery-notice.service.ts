import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../../config/settings';
import { DeliveryFailed } from '../../../platform/delivery/delivery.errors';
import { Outbox, type Posted } from '../../../platform/delivery/outbox';
import { filled, inLanguage } from '../../../platform/language/sentence';
import { MemberService } from '../../member/member.service';
import type { Account } from '../account.entity';

/** A link stops a recovery for a day. */
const NOTICE = { subject: 'news of a recovery code', withinMinutes: 24 * 60 };

/** Tells members that a recovery code was issued, and how they stop it. */
@Injectable()
export class RecoveryNotice {
  private readonly logger = new Logger(RecoveryNotice.name);

  constructor(
    private readonly settings: Settings,
    private readonly members: MemberService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * In the transaction of the code: the member hears of it, sooner or later.
   * @returns undefined where the member cannot be reached
   */
  async put(tx: EntityManager, account: Account, stopCode: string): Promise<Posted | undefined> {
    const { id, phoneNumber } = account;
    const { email } = await this.members.profile(tx, id);
    if (!this.outbox.getsTo(email)) return undefined;
    const words = this.wording(account, stopCode);
    return this.outbox.put(tx, { phoneNumber, ...(email && { email }), ...words }, NOTICE);
  }

  /** @returns whether the member has been told by now; why not stands in the log, without number and code */
  async tell(posted: Posted | undefined): Promise<boolean> {
    if (!posted) return this.notTold('the member cannot be reached');
    try {
      await this.outbox.sendNow(posted);
      return true;
    } catch (error) {
      if (error instanceof DeliveryFailed) return this.notTold('the delivery failed, and is tried again');
      throw error;
    }
  }

  private notTold(reason: string): boolean {
    this.logger.warn({ recovery: 'member not told', reason });
    return false;
  }

  private wording({ language }: Account, stopCode: string): { subject: string; text: string } {
    const { COMPANY_SHORT_NAME: company } = this.settings.environment;
    const address = `${this.settings.siteAddress}/stop-recovery#${stopCode}`;
    return {
      subject: inLanguage(
        language ?? 'en',
        filled('A code for a new password at {company} was issued', { company }),
      ),
      text: inLanguage(
        language ?? 'en',
        filled(
          'A Loan Assistant of {company} has just issued a code to set a new password for your account. If you did not ask for it, stop it now: {address}',
          { company, address },
        ),
      ),
    };
  }
}
