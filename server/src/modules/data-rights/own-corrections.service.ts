import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { Limits } from '../../platform/limits/limits.service';
import type { SenderLimit } from '../../platform/limits/sender-limit';
import { Problem } from '../../platform/problem/problem';
import { AuthService } from '../auth/auth.service';
import { OwnPassword } from '../auth/own-password';
import { SecurityNotices } from '../auth/sessions/security-notices.service';
import { NotActivated } from '../loan/loan.errors';
import type { CorrectionKind } from '../member/corrections/correction-kinds';
import { Corrections } from '../member/corrections/corrections.service';
import { type DetailChanges, type OwnDetail, OwnDetails } from '../member/corrections/own-details.service';
import type { Wanted } from '../member/corrections/wanted';
import { type MemberProfile, MemberService } from '../member/member.service';
import { assertNotClosed } from '../member/member-state';
import type { UploadedDto } from '../upload/upload.dto';
import type { ClaimedUpload } from '../upload/upload.service';
import type { UploadForm } from '../upload/upload-form';
import type { CorrectionDto, OwnCorrectionsDto } from './correction.dto';
import { toCorrectionDto } from './correction-view';

/** Of one member: each sends a message. */
const ASKED_AN_HOUR = 10;

/** How something is asked for. */
interface Asking {
  readonly password: string;
  /** Of the network. */
  readonly address: string;
  /** Of another ID. */
  readonly photos?: readonly ClaimedUpload[];
  /** @returns why it is not admitted, once what it counted is kept; what it throws leaves nothing behind */
  readonly admit?: (tx: EntityManager, member: MemberProfile) => Promise<Problem | undefined>;
}

/** What members correct about themselves: at once, or after a while in which they hear of it and can withdraw it. */
@Injectable()
export class OwnCorrections {
  private readonly limit: SenderLimit;

  constructor(
    private readonly database: Database,
    private readonly accounts: AuthService,
    private readonly passwords: OwnPassword,
    private readonly members: MemberService,
    private readonly corrections: Corrections,
    private readonly details: OwnDetails,
    private readonly notices: SecurityNotices,
    limits: Limits,
  ) {
    this.limit = limits.ofSender('correction', ASKED_AN_HOUR);
  }

  /** @throws TokenInvalid where there is no such member, or none any more */
  async read({ accountId: memberId }: CurrentAccount, language: Language): Promise<OwnCorrectionsDto> {
    const { manager } = this.database;
    await this.members.ownProfile(manager, memberId);
    const corrections = await this.corrections.ofMember(manager, memberId);
    return {
      items: corrections.map((correction) => toCorrectionDto(correction, language)),
      employment: await this.details.employmentOf(manager, memberId),
    };
  }

  /** @throws NotActivated, MemberNotFound */
  correct<Detail extends Exclude<OwnDetail, 'CONTACT'>>(
    { accountId }: CurrentAccount,
    detail: Detail,
    changes: DetailChanges<Detail>,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.holdActivated(tx, accountId);
      await this.details.correct(tx, accountId, detail, changes);
    });
  }

  /** Whoever was reached at the address so far hears of it there. @throws NotActivated, MemberNotFound, TooManyRequests */
  async correctEmail({ accountId }: CurrentAccount, email: string | null): Promise<void> {
    await this.limit.count(accountId);
    const posted = await this.database.transaction(async (tx) => {
      const before = await this.holdActivated(tx, accountId);
      if (before.email === email) return undefined;
      const account = await this.accounts.told(tx, accountId);
      const notice = await this.notices.put(tx, account, { kind: 'EMAIL_CHANGED' });
      await this.details.correct(tx, accountId, 'CONTACT', { email });
      return notice;
    });
    this.notices.tell(posted);
  }

  /**
   * Keeps a photo for a correction of the ID that is asked for within a day.
   * @throws NotActivated, MemberNotFound, UploadLimitReached, NotAnImage, TooManyPixels, UploadsBusy
   */
  addPhoto({ accountId }: CurrentAccount, form: UploadForm): Promise<UploadedDto> {
    return this.members.addPhoto(accountId, form, (state) => {
      assertNotClosed(state);
      assertActive(state === 'INFO_COMPLETED');
    });
  }

  /**
   * Before something is sent that such a correction needs; it counts as one that was asked for.
   * @throws NotActivated, CorrectionOpen, MemberNotFound, TooManyRequests
   */
  async assertMayAsk({ accountId }: CurrentAccount, kind: CorrectionKind): Promise<MemberProfile> {
    const { manager } = this.database;
    const profile = await this.members.profile(manager, accountId);
    assertActive(profile.isActive);
    await this.corrections.assertNoneOpen(manager, accountId, kind);
    await this.limit.count(accountId);
    return profile;
  }

  /**
   * @throws CurrentPasswordWrong, SignInLocked, NotActivated, CorrectionOpen, MemberNotFound, TooManyRequests,
   * ValidationFailed for photos that are not the member's, and for what stands there already
   */
  async ask(
    caller: CurrentAccount,
    wanted: Wanted,
    { password, address, photos, admit }: Asking,
  ): Promise<CorrectionDto> {
    const account = await this.passwords.confirm(caller, password, address);
    const { accountId: memberId } = caller;
    await this.limit.count(memberId);
    const outcome = await this.database.transaction(async (tx) => {
      const member = await this.holdActivated(tx, memberId);
      await this.passwords.assertStill(tx, account);
      const refused = await admit?.(tx, member);
      if (refused) return refused;
      const asked = await this.corrections.ask(tx, memberId, wanted, photos);
      return { asked, posted: await this.notices.put(tx, account, { kind: `${wanted.kind}_ASKED` }) };
    });
    if (outcome instanceof Problem) throw outcome;
    this.notices.tell(outcome.posted);
    return toCorrectionDto(outcome.asked);
  }

  /** @throws CorrectionNotFound, CorrectionEnded */
  withdraw({ accountId: memberId }: CurrentAccount, correctionId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.members.hold(tx, memberId);
      await this.corrections.withdraw(tx, memberId, correctionId);
    });
  }

  private async holdActivated(tx: EntityManager, memberId: string): Promise<MemberProfile> {
    await this.members.hold(tx, memberId);
    const profile = await this.members.profile(tx, memberId);
    assertActive(profile.isActive);
    return profile;
  }
}

function assertActive(isActive: boolean): void {
  if (isActive) return;
  throw new NotActivated({
    detail: 'Until your account is activated, correct the steps of the activation themselves.',
  });
}
