import { Injectable } from '@nestjs/common';
import { ArrayContains, type EntityManager, MoreThanOrEqual } from 'typeorm';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { AuditService } from '../../../platform/audit/audit.service';
import { startOfManilaDay, todayInManila } from '../../../platform/calendar';
import { type CodeRules, refusalToIssue, type Verdict } from '../../../platform/codes/code-rules';
import { Codes, type NewCode } from '../../../platform/codes/codes';
import { Database } from '../../../platform/database/database';
import { Proposals } from '../../../platform/four-eyes/proposals.service';
import { newId } from '../../../platform/new-id';
import { TooManyRequests } from '../../../platform/problem/common.errors';
import { retryTomorrow } from '../../../platform/problem/retry-after';
import { MemberNotFound } from '../../member/member.errors';
import { OwnAccountCheck } from '../../member/own-account';
import { Account, NOBODY } from '../account.entity';
import { newLongCode } from '../admission/invitation-code';
import { RecoveryCodeInvalid, SwitchedOff } from '../auth.errors';
import { findAccount } from '../find-account';
import { KnownDeviceService } from '../known-device.service';
import { NewPasswords } from '../new-passwords/new-passwords';
import { forgetPasskeys } from '../passkeys/forget-passkeys';
import { PasswordHasher } from '../password-hasher';
import { SessionService } from '../session.service';
import { SecurityNotices } from '../sessions/security-notices.service';
import { SignInLockService } from '../sign-in-lock.service';
import type { RecoveryCodeIssuedDto, RecoveryDto } from './recovery.dto';
import { RecoveryCode, RecoveryDay } from './recovery-code.entity';
import { RecoveryDays } from './recovery-days';
import { RecoveryNotice } from './recovery-notice.service';
import { RecoveryStopService } from './recovery-stop.service';

const RULES: CodeRules = {
  purpose: 'recovery code',
  digits: 8,
  lifetimeSeconds: 10 * 60,
  triesPerCode: 5,
  wrongTriesPerDay: 10,
  codesPerDay: 5,
};

/** Members who cannot sign in any more get a code from an assistant, and set a new password with it. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly locks: SignInLockService,
    private readonly devices: KnownDeviceService,
    private readonly passwords: PasswordHasher,
    private readonly newPasswords: NewPasswords,
    private readonly codes: Codes,
    private readonly days: RecoveryDays,
    private readonly stops: RecoveryStopService,
    private readonly notice: RecoveryNotice,
    private readonly news: SecurityNotices,
    private readonly audit: AuditService,
    private readonly proposals: Proposals,
    private readonly ownAccount: OwnAccountCheck,
  ) {}

  /**
   * A new code; an earlier one ends. It is told once and kept as a keyed hash. The member hears of it before the
   * assistant does, who is told when that failed.
   * @throws SwitchedOff, MemberNotFound also for staff, RecoveryStopped, TooManyRequests,
   * SecondPersonNeeded, OwnAccount
   */
  async issue(caller: CurrentAccount, phoneNumber: string): Promise<RecoveryCodeIssuedDto> {
    this.assertSwitchedOn();
    const stopCode = newLongCode();
    const { proposed, issued } = await this.database.transaction(async (tx) => {
      const { wrongTries } = await this.days.lock(tx, phoneNumber);
      const account = await findMember(tx, phoneNumber, 'pessimistic_read');
      if (!account) throw new MemberNotFound({ detail: 'There is no member with this phone number.' });
      await this.ownAccount.assertAnother(tx, caller, account.id);
      await this.stops.assertNotStopped(tx, account.id);
      await this.assertBelowDayLimits(tx, account.id, wrongTries);
      const proposed = await this.proposed(tx, caller, account);
      return proposed ? { proposed } : { issued: await this.issueNow(tx, caller, account, stopCode) };
    });
    if (!issued) return proposed;
    const memberTold = await this.notice.tell(issued.posted);
    const { code, expiresAt, fullName } = issued;
    return { recoveryCode: code, expiresAt: expiresAt.toISOString(), fullName, memberTold };
  }

  /** What waits for a second assistant now; undefined where this is the second one, or one is enough. */
  private async proposed(
    tx: EntityManager,
    caller: CurrentAccount,
    { id, fullName }: Account,
  ): Promise<RecoveryCodeIssuedDto | undefined> {
    if (!this.settings.environment.FOUR_EYES_RECOVERY) return undefined;
    const wish = { memberId: id, kind: 'RECOVERY_CODE', subject: id, basis: '', goodMinutes: 30 } as const;
    const judged = await this.proposals.second(tx, caller, wish);
    if ('confirmed' in judged) return undefined;
    const [proposal] = await this.proposals.shown(tx, [judged.proposed]);
    // As that of the code itself, by the machine's clock.
    return {
      expiresAt: judged.proposed.expiresAt?.toISOString() ?? '',
      fullName,
      memberTold: false,
      proposal,
    };
  }

  private async issueNow(tx: EntityManager, caller: CurrentAccount, account: Account, stopCode: string) {
    const made = this.codes.create(RULES, [account.id]);
    const stopHash = this.stops.hashOf(stopCode);
    await this.replace(tx, account.id, made, { stopHash, issuedBy: caller.accountId });
    await this.audit.record(tx, {
      actorId: caller.accountId,
      action: 'RECOVERY_CODE_ISSUED',
      subject: `account ${account.id}`,
      memberId: account.id,
    });
    const posted = await this.notice.put(tx, account, stopCode);
    return { ...made, fullName: account.fullName, posted };
  }

  /**
   * Sets the new password, ends every session and lifts the sign-in lock. For any number that is no member's, and
   * for a member without a code, it does the same work and refuses in the same words.
   * @throws SwitchedOff, PasswordTooCommon, RecoveryCodeInvalid
   */
  async recover({ phoneNumber, recoveryCode, newPassword }: RecoveryDto): Promise<void> {
    this.assertSwitchedOn();
    await this.newPasswords.assertUncommon(newPassword, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    const { isRecovered, posted } = await this.database.transaction(async (tx) => {
      const day = await this.days.lock(tx, phoneNumber);
      const account = await findMember(tx, phoneNumber);
      const accountId = account?.id ?? NOBODY;
      const live = await tx.findOneBy(RecoveryCode, { accountId, state: 'LIVE' });
      const verdict = this.codes.judge(RULES, live ?? undefined, {
        code: recoveryCode,
        boundTo: [accountId],
        wrongToday: day.wrongTries,
      });
      if (!account || !live || verdict.is !== 'RIGHT') {
        await keepCount(tx, day, { accountId, live, verdict });
        return { isRecovered: false };
      }
      const used = { accountId, id: live.id };
      const { affected } = await tx.update(RecoveryCode, used, { state: 'USED' });
      // The account was closed since it was read, and its codes went with it.
      if (!affected) return { isRecovered: false };
      const previousPasswordHash = await heldPasswordHash(tx, accountId);
      await tx.update(RecoveryCode, used, { previousPasswordHash });
      await tx.update(Account, { id: accountId }, { passwordHash });
      await this.sessions.endAll(tx, {
        accountId,
        roles: ['MEMBER'],
        actorId: accountId,
        reason: 'RECOVERED',
      });
      await this.locks.lift(tx, phoneNumber);
      await this.devices.forgetAll(tx, accountId);
      await forgetPasskeys(tx, accountId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'ACCOUNT_RECOVERED',
        subject: `account ${accountId}`,
        memberId: accountId,
      });
      return { isRecovered: true, posted: await this.news.put(tx, account, { kind: 'ACCOUNT_RECOVERED' }) };
    });
    if (!isRecovered) throw new RecoveryCodeInvalid();
    this.news.tell(posted);
  }

  private assertSwitchedOn(): void {
    if (!this.settings.environment.ACCOUNT_RECOVERY) throw new SwitchedOff();
  }

  private async assertBelowDayLimits(
    tx: EntityManager,
    accountId: string,
    wrongTries: number,
  ): Promise<void> {
    const createdAt = MoreThanOrEqual(startOfManilaDay(todayInManila(new Date())));
    const codesToday = await tx.countBy(RecoveryCode, { accountId, createdAt });
    const refused = refusalToIssue(RULES, { wrongToday: wrongTries, codesToday, now: new Date() });
    if (!refused) return;
    throw new TooManyRequests({
      detail:
        refused.is === 'TOO_MANY_CODES'
          ? 'This member has had five recovery codes today. Please try again tomorrow.'
          : 'Too many wrong recovery codes were tried for this member today. Please try again tomorrow.',
      ...retryTomorrow(),
    });
  }

  private async replace(
    tx: EntityManager,
    accountId: string,
    { codeHash, expiresAt }: NewCode,
    issued: { readonly stopHash: string; readonly issuedBy: string },
  ): Promise<void> {
    await tx.update(RecoveryCode, { accountId, state: 'LIVE' }, { state: 'REPLACED' });
    await tx.insert(RecoveryCode, { accountId, id: newId(), codeHash, expiresAt, state: 'LIVE', ...issued });
  }
}

/**
 * Staff are no members: nobody gets into a staff account this way.
 * @param lock of one that is to stay as it is: who closes it, or gets another number, comes before or after
 */
function findMember(
  tx: EntityManager,
  phoneNumber: string,
  lock?: 'pessimistic_read',
): Promise<Account | undefined> {
  return findAccount(tx, phoneNumber, { roles: ArrayContains(['MEMBER']) }, lock);
}

/** Held, so that it is the one that counts until the new one does: its member may have changed or barred it at this moment. */
async function heldPasswordHash(tx: EntityManager, id: string): Promise<string> {
  const lock = { mode: 'pessimistic_write' } as const;
  return (await tx.findOneOrFail(Account, { where: { id }, lock })).passwordHash;
}

interface JudgedTry {
  readonly accountId: string;
  readonly live: RecoveryCode | null;
  readonly verdict: Verdict;
}

/** Writes as much when there is nothing to count. */
async function keepCount(
  tx: EntityManager,
  { phoneHash, day, wrongTries: wrongToday }: RecoveryDay,
  { accountId, live, verdict }: JudgedTry,
): Promise<void> {
  const isCounted = verdict.is === 'WRONG';
  await tx.update(RecoveryDay, { phoneHash, day }, { wrongTries: wrongToday + (isCounted ? 1 : 0) });
  const { wrongTries, state } = isCounted ? verdict : (live ?? { wrongTries: 0, state: 'LIVE' as const });
  await tx.update(RecoveryCode, { accountId, state: 'LIVE' }, { wrongTries, state });
}
