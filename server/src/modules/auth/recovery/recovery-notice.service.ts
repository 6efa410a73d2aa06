import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../../config/settings';
import { Delivery } from '../../../platform/delivery/delivery';
import { DeliveryFailed } from '../../../platform/delivery/delivery.errors';
import { filled, inLanguage } from '../../../platform/language/sentence';
import { MemberService } from '../../member/member.service';
import type { Account } from '../account.entity';

/** Tells members that a recovery code was issued, and how they stop it. */
@Injectable()
export class RecoveryNotice {
  private readonly logger = new Logger(RecoveryNotice.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly members: MemberService,
    private readonly delivery: Delivery,
  ) {}

  /** @returns whether the message is on its way; a failure stands in the log, without number and code */
  async tell(account: Account, stopCode: string): Promise<boolean> {
    // Outside the demo the terminal is a log, which holds no numbers and no codes.
    if (this.delivery.reaches === 'TERMINAL' && !this.settings.isDemo)
      return this.notTold('no delivery is set');
    const { id, phoneNumber } = account;
    const { email } = await this.members.profile(this.dataSource.manager, id);
    try {
      const words = this.wording(account, stopCode);
      await this.delivery.deliver({ phoneNumber, ...(email && { email }), ...words });
      return true;
    } catch (error) {
      if (error instanceof DeliveryFailed) return this.notTold('the delivery failed');
      throw error;
    }
  }

  private notTold(reason: string): boolean {
    this.logger.warn({ recovery: 'member not told', reason });
    return false;
  }

  private wording({ language }: Account, stopCode: string): { subject: string; text: string } {
    const { COMPANY_SHORT_NAME: company, PUBLIC_URL, PORT } = this.settings.environment;
    const site = PUBLIC_URL ?? (this.settings.isDemo ? `http://localhost:${PORT}` : '');
    const address = `${site.replace(/\/$/, '')}/stop-recovery#${stopCode}`;
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
