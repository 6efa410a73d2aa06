import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { Settings } from '../../../config/settings';
import { AuditService } from '../../../platform/audit/audit.service';
import { DAY_MILLISECONDS } from '../../../platform/calendar';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { Corrections } from '../../member/corrections/corrections.service';
import { Account } from '../account.entity';
import { plainInvitationCode } from '../admission/invitation-code';
import { RecoveryStopped, StopCodeInvalid, SwitchedOff } from '../auth.errors';
import { KnownDeviceService } from '../known-device.service';
import { forgetPasskeys } from '../passkeys/forget-passkeys';
import { SessionService } from '../session.service';
import { RecoveryCode } from './recovery-code.entity';
import { RecoveryDays } from './recovery-days';

/** How long a recovery can be stopped, and how long none is begun after that. */
const aDayAgo = () => MoreThan(new Date(Date.now() - DAY_MILLISECONDS));

/** Lets members stop a recovery that they did not ask for, with the code that they were sent. */
@Injectable()
export class RecoveryStopService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceService,
    private readonly days: RecoveryDays,
    private readonly corrections: Corrections,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
  ) {}

  hashOf(stopCode: string): string {
    return this.keyedHash.of('recovery stop', plainInvitationCode(stopCode));
  }

  /** @throws RecoveryStopped for a day */
  async assertNotStopped(tx: EntityManager, accountId: string): Promise<void> {
    if (await tx.existsBy(RecoveryCode, { accountId, stoppedAt: aDayAgo() })) throw new RecoveryStopped();
  }

  /**
   * Ends whatever recovery code the member has, and takes back what one has already done.
   * @throws SwitchedOff, StopCodeInvalid
   */
  async stop(stopCode: string): Promise<void> {
    if (!this.settings.environment.ACCOUNT_RECOVERY) throw new SwitchedOff();
    const stoppable = { stopHash: this.hashOf(stopCode), stoppedAt: IsNull(), createdAt: aDayAgo() };
    await this.database.transaction(async (tx) => {
      const told = await tx.findOneBy(RecoveryCode, stoppable);
      if (!told) throw new StopCodeInvalid();
      const { accountId, id } = told;
      const { phoneNumber } = await tx.findOneByOrFail(Account, { id: accountId });
      await this.days.lock(tx, phoneNumber);
      const { affected } = await tx.update(
        RecoveryCode,
        { accountId, id, stoppedAt: IsNull() },
        { stoppedAt: new Date() },
      );
      if (!affected) throw new StopCodeInvalid();
      await tx.update(RecoveryCode, { accountId, state: 'LIVE' }, { state: 'STOPPED' });
      const undone = await this.takeBack(tx, told);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'RECOVERY_STOPPED',
        subject: `account ${accountId}`,
        memberId: accountId,
        after: { passwordTakenBack: undone },
      });
    });
  }

  /**
   * The password from before the code, or a later one, was used: whoever came in that way may have changed it again.
   * @returns whether there was anything to take back
   */
  private async takeBack(tx: EntityManager, { accountId, id }: RecoveryCode): Promise<boolean> {
    const used = await tx.findOne(RecoveryCode, {
      where: { accountId, id: MoreThanOrEqual(id), previousPasswordHash: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    if (!used?.previousPasswordHash) return false;
    // Another bank account or phone number would count by itself, with nobody in the account any more.
    await this.corrections.withdrawAll(tx, accountId);
    await tx.update(Account, { id: accountId }, { passwordHash: used.previousPasswordHash });
    await this.sessions.endAll(tx, {
      accountId,
      roles: ['MEMBER'],
      actorId: accountId,
      reason: 'RECOVERY_STOPPED',
    });
    await this.devices.forgetAll(tx, accountId);
    await forgetPasskeys(tx, accountId);
    return true;
  }
}
