import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { forget } from '../../platform/database/forget';
import { eachDue } from '../../platform/each-due';
import { AccountClosing } from './account-closing.service';
import { accountsToForget, agreementsToForget, forgetPayers, unfinishedMembers } from './data-rights.sql';
import { Downloads } from './downloads.service';

/** Applies what docs/privacy.md says of how long data is kept, as far as no other job does (sessions, codes, answers). */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly closing: AccountClosing,
    private readonly downloads: Downloads,
  ) {}

  async run(): Promise<void> {
    const { RETENTION_UNFINISHED_DAYS, RETENTION_CONTACT_DAYS, RETENTION_PAYER_DAYS } =
      this.settings.environment;
    await this.downloads.forget();
    const now = await this.clock.now();
    await this.each(
      (except, most) => accountsToForget.all(this.database.manager, now, except, most),
      (memberId) => this.closing.forget(memberId),
    );
    await this.each(
      (except, most) => agreementsToForget.all(this.database.manager, except, most),
      (memberId) => this.closing.forgetAgreements(memberId),
    );
    // Registrations and messages come by the machine's time: a day that was moved makes none of them old.
    const unfinishedSince = new Date(Date.now() - RETENTION_UNFINISHED_DAYS * DAY_MILLISECONDS);
    await this.each(
      (except, most) => unfinishedMembers.all(this.database.manager, unfinishedSince, except, most),
      (memberId) => this.closing.closeUnfinished(memberId),
    );
    const contactSince = new Date(Date.now() - RETENTION_CONTACT_DAYS * DAY_MILLISECONDS).toISOString();
    await forget(this.database, 'contact_message', `created_at < '${contactSince}'`);
    const payersBefore = new Date(now.getTime() - RETENTION_PAYER_DAYS * DAY_MILLISECONDS);
    await forgetPayers.alone(this.database, payersBefore);
  }

  /** One that fails, or has to wait, keeps no other from being done. */
  private each(
    find: (except: readonly string[], most: number) => Promise<readonly { readonly memberId: string }[]>,
    work: (memberId: string) => Promise<unknown>,
  ): Promise<void> {
    return eachDue(
      find,
      ({ memberId }) => memberId,
      ({ memberId }) => work(memberId),
      this.logger,
    );
  }
}
