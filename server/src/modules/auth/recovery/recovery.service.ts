import { Injectable } from '@nestjs/common';
import { ArrayContains, DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { AuditService } from '../../../platform/audit/audit.service';
import { startOfManilaDay, todayInManila } from '../../../platform/calendar';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { randomDigits } from '../../../platform/crypto/random-digits';
import { TooManyRequests } from '../../../platform/problem/common.errors';
import { MemberNotFound } from '../../member/member.errors';
import { Account, NOBODY } from '../account.entity';
import { newInvitationCode } from '../admission/invitation-code';
import { RecoveryCodeInvalid, SwitchedOff } from '../auth.errors';
import { findAccount } from '../find-account';
import { KnownDeviceService } from '../known-device.service';
import { PasswordHasher } from '../password-hasher';
import { SessionService } from '../session.service';
import { SignInLockService } from '../sign-in-lock.service';
import type { RecoveryCodeIssuedDto, RecoveryDto } from './recovery.dto';
import { RecoveryCode, RecoveryDay } from './recovery-code.entity';
import { RecoveryDays } from './recovery-days';
import { RecoveryNotice } from './recovery-notice.service';
import { RecoveryStopService } from './recovery-stop.service';

const DIGITS = 8;
const LIFETIME_MILLISECONDS = 15 * 60 * 1000;
const TRIES_PER_CODE = 5;
const WRONG_TRIES_PER_DAY = 10;
const CODES_PER_DAY = 5;

/** Members who cannot sign in any more get a code from an assistant, and set a new password with it. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly locks: SignInLockService,
    private readonly devices: KnownDeviceService,
    private readonly passwords: PasswordHasher,
    private readonly keyedHash: KeyedHash,
    private readonly days: RecoveryDays,
    private readonly stops: RecoveryStopService,
    private readonly notice: RecoveryNotice,
    private readonly audit: AuditService,
  ) {}

  /**
   * A new code; an earlier one ends. It is told once and kept as a keyed hash. The member hears of it before the
   * assistant does, who is told when that failed.
   * @throws SwitchedOff, MemberNotFound also for staff, RecoveryStopped, TooManyRequests
   */
  async issue(caller: CurrentAccount, phoneNumber: string): Promise<RecoveryCodeIssuedDto> {
    this.assertSwitchedOn();
    const code = randomDigits(DIGITS);
    const stopCode = newInvitationCode();
    const expiresAt = new Date(Date.now() + LIFETIME_MILLISECONDS);
    const account = await this.dataSource.transaction(async (tx) => {
      const { wrongTries } = await this.days.lock(tx, phoneNumber);
      const account = await findMember(tx, phoneNumber);
      if (!account) throw new MemberNotFound({ detail: 'There is no member with this phone number.' });
      await this.stops.assertNotStopped(tx, account.id);
      await this.assertBelowDayLimits(tx, account.id, wrongTries);
      const stopHash = this.stops.hashOf(stopCode);
      await this.replace(tx, account.id, { code, stopHash, expiresAt, issuedBy: caller.accountId });
      await this.audit.record(tx, {
        actorId: caller.accountId,
        action: 'RECOVERY_CODE_ISSUED',
        subject: `account ${account.id}`,
        memberId: account.id,
      });
      return account;
    });
    const memberTold = await this.notice.tell(account, stopCode);
    const { fullName } = account;
    return { recoveryCode: code, expiresAt: expiresAt.toISOString(), fullName, memberTold };
  }

  /**
   * Sets the new password, ends every session and lifts the sign-in lock. For any number that is no member's, and
   * for a member without a code, it does the same work and refuses in the same words.
   * @throws SwitchedOff, RecoveryCodeInvalid
   */
  async recover({ phoneNumber, recoveryCode, newPassword }: RecoveryDto): Promise<void> {
    this.assertSwitchedOn();
    const passwordHash = await this.passwords.hash(newPassword);
    const isRecovered = await this.dataSource.transaction(async (tx) => {
      const day = await this.days.lock(tx, phoneNumber);
      const account = await findMember(tx, phoneNumber);
      const accountId = account?.id ?? NOBODY;
      const live = await tx.findOneBy(RecoveryCode, { accountId, state: 'LIVE' });
      const isRight = this.isRight(live, accountId, recoveryCode) && day.wrongTries < WRONG_TRIES_PER_DAY;
      if (!live || !isRight) {
        await countWrongTry(tx, day, accountId, live);
        return false;
      }
      await tx.update(
        RecoveryCode,
        { accountId, id: live.id },
        { state: 'USED', previousPasswordHash: account?.passwordHash },
      );
      await tx.update(Account, { id: accountId }, { passwordHash });
      await this.sessions.endAll(tx, accountId);
      await this.locks.lift(tx, phoneNumber);
      await this.devices.forgetAll(tx, accountId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'ACCOUNT_RECOVERED',
        subject: `account ${accountId}`,
        memberId: accountId,
      });
      return true;
    });
    if (!isRecovered) throw new RecoveryCodeInvalid();
  }

  private assertSwitchedOn(): void {
    if (!this.settings.environment.ACCOUNT_RECOVERY) throw new SwitchedOff();
  }

  private async assertBelowDayLimits(
    tx: EntityManager,
    accountId: string,
    wrongTries: number,
  ): Promise<void> {
    if (wrongTries >= WRONG_TRIES_PER_DAY) {
      throw new TooManyRequests({
        detail: 'Too many wrong recovery codes were tried for this member today. Please try again tomorrow.',
      });
    }
    const createdAt = MoreThanOrEqual(startOfManilaDay(todayInManila(new Date())));
    if ((await tx.countBy(RecoveryCode, { accountId, createdAt })) >= CODES_PER_DAY) {
      throw new TooManyRequests({
        detail: 'This member has had five recovery codes today. Please try again tomorrow.',
      });
    }
  }

  private async replace(
    tx: EntityManager,
    accountId: string,
    { code, ...issued }: { code: string; stopHash: string; expiresAt: Date; issuedBy: string },
  ): Promise<void> {
    await tx.update(RecoveryCode, { accountId, state: 'LIVE' }, { state: 'REPLACED' });
    const codeHash = this.keyedHash.of('recovery code', accountId, code);
    await tx.insert(RecoveryCode, { accountId, id: uuid(), codeHash, state: 'LIVE', ...issued });
  }

  private isRight(live: RecoveryCode | null, accountId: string, code: string): boolean {
    const isSame = this.keyedHash.matches(live?.codeHash ?? '', 'recovery code', accountId, code);
    return isSame && live !== null && live.expiresAt > new Date();
  }
}

/** Staff are no members: nobody gets into a staff account this way. */
function findMember(tx: EntityManager, phoneNumber: string): Promise<Account | undefined> {
  return findAccount(tx, phoneNumber, { roles: ArrayContains(['MEMBER']) });
}

/** Writes as much when there is nothing to count. */
async function countWrongTry(
  tx: EntityManager,
  { phoneHash, day, wrongTries }: RecoveryDay,
  accountId: string,
  live: RecoveryCode | null,
): Promise<void> {
  await tx.update(RecoveryDay, { phoneHash, day }, { wrongTries: wrongTries + (live ? 1 : 0) });
  const tries = (live?.wrongTries ?? 0) + 1;
  const state = tries >= TRIES_PER_CODE ? 'LOCKED' : 'LIVE';
  await tx.update(RecoveryCode, { accountId, state: 'LIVE' }, { wrongTries: tries, state });
}
