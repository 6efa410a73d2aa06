import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { type CurrentAccount, personOf } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import type { Posted } from '../../platform/delivery/outbox';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import { filled, inLanguage, type Words } from '../../platform/language/sentence';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { LAST_ID, toPage } from '../../platform/paging';
import { AuthService } from '../auth/auth.service';
import { correctionsToReview } from '../member/corrections/correction.sql';
import { type Correction, Corrections } from '../member/corrections/corrections.service';
import type { Wanted } from '../member/corrections/wanted';
import { shortName } from '../member/legal-name';
import { type MemberProfile, MemberService } from '../member/member.service';
import { memberDetails } from '../member/member-details';
import { NumberIndex } from '../member/number-index/number-index.service';
import { OwnAccountCheck } from '../member/own-account';
import { UploadService } from '../upload/upload.service';
import type { CorrectedDto, CorrectionDetailsDto, StaffCorrectionPageDto } from './correction-review.dto';
import { toCorrectionDto } from './correction-view';
import { MemberNotice, type Reachable } from './member-notice.service';

/** Officers look at other names and IDs that members want, once those have cooled. */
@Injectable()
export class CorrectionReview {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly accounts: AuthService,
    private readonly members: MemberService,
    private readonly uploads: UploadService,
    private readonly numbers: NumberIndex,
    private readonly corrections: Corrections,
    private readonly own: OwnAccountCheck,
    private readonly notice: MemberNotice,
    private readonly audit: AuditService,
  ) {}

  /** Names and IDs, newest first; some still cool. */
  async list({ cursor = LAST_ID, limit }: PageQueryDto): Promise<StaffCorrectionPageDto> {
    const { manager } = this.database;
    const page = toPage(await correctionsToReview.all(manager, cursor, limit + 1), limit);
    const members = await this.members.contacts(
      manager,
      page.rows.map(({ memberId }) => memberId),
    );
    const items = (await this.corrections.review(manager, page.rows)).map((correction) => {
      const { phoneNumber = '', fullLegalName: fullName = '' } = members.get(correction.memberId) ?? {};
      return { ...toCorrectionDto(correction), memberId: correction.memberId, phoneNumber, fullName };
    });
    return { items, nextCursor: page.nextCursor };
  }

  /** In full, which leaves an audit row. @throws CorrectionNotFound, MemberNotFound */
  read({ accountId }: CurrentAccount, correctionId: string): Promise<CorrectionDetailsDto> {
    return this.database.transaction(async (tx) => {
      const found = await this.corrections.find(tx, correctionId);
      const { memberId } = found;
      const profile = await this.members.profile(tx, memberId);
      const [correction] = await this.corrections.review(tx, [found]);
      if (!correction) throw new Error('one was asked for, and none came');
      const subject = `correction ${correctionId}`;
      await this.audit.record(tx, { actorId: accountId, action: 'CORRECTION_READ', subject, memberId });
      const { imageIdFrontURL, imageIdBackURL, imageSelfieURL } = memberDetails(profile, this.uploads);
      const { wanted } = correction;
      return {
        ...toCorrectionDto(correction),
        memberId,
        phoneNumber: profile.phoneNumber,
        fullName: profile.fullLegalName,
        before: standing(profile, correction.kind),
        after: wanted && wantedText(wanted),
        imageIdFrontURL,
        imageIdBackURL,
        imageSelfieURL,
        ...this.wantedPhotos(memberId, wanted),
        sameIdentity: wanted ? await this.holders(tx, memberId, wanted) : [],
      };
    });
  }

  /** @throws CorrectionNotFound, CorrectionEnded, CorrectionCooling, OwnAccount */
  async confirm(caller: CurrentAccount, correctionId: string): Promise<void> {
    await this.decide(caller, correctionId, async (tx, found) => {
      const { memberId } = found;
      const wanted = await this.corrections.confirm(tx, caller.accountId, found);
      if ((await this.holders(tx, memberId, wanted)).includes(personOf(caller))) throw new OwnAccount();
      if (wanted.kind === 'NAME') await this.accounts.rename(tx, memberId, shortName(wanted.to));
      return wanted.kind === 'NAME' ? 'Your name is corrected.' : 'Your ID is corrected.';
    });
  }

  /** @throws CorrectionNotFound, CorrectionEnded, CorrectionCooling, OwnAccount */
  async refuse(caller: CurrentAccount, correctionId: string, reason: string): Promise<void> {
    await this.decide(caller, correctionId, async (tx, found) => {
      await this.corrections.refuse(tx, caller.accountId, found, reason);
      return found.kind === 'NAME'
        ? filled('Your name was not corrected: {reason}', { reason })
        : filled('Your ID was not corrected: {reason}', { reason });
    });
  }

  private async decide(
    caller: CurrentAccount,
    correctionId: string,
    work: (tx: EntityManager, found: Correction) => Promise<Words>,
  ): Promise<void> {
    const found = await this.corrections.find(this.database.manager, correctionId);
    const posted = await this.database.transaction(async (tx) => {
      await this.members.hold(tx, found.memberId);
      await this.own.assertAnother(tx, caller, found.memberId);
      return this.tell(tx, found.memberId, await work(tx, found));
    });
    await this.notice.send(posted);
  }

  /** Of what became of a correction. @param to where else than where the member is reached by now */
  async tell(
    tx: EntityManager,
    memberId: string,
    happened: Words,
    to: Partial<Reachable> = {},
  ): Promise<Posted | undefined> {
    const { phoneNumber, email } = await this.members.profile(tx, memberId);
    const language = (await this.accounts.languageOf(tx, memberId)) ?? 'en';
    const { COMPANY_SHORT_NAME: company } = this.settings.environment;
    return this.notice.put(
      tx,
      { phoneNumber, email, language, ...to },
      {
        about: 'news of a correction',
        subject: filled('News of your {company} account', { company }),
        text: filled('{company}: {happened}', { company, happened: inLanguage(language, happened) }),
      },
    );
  }

  private wantedPhotos(memberId: string, wanted: Wanted | undefined) {
    if (wanted?.kind !== 'IDENTITY') return {};
    const { imageIdFront, imageIdBack, imageSelfie } = wanted.to;
    const link = (fileName: string | undefined) => fileName && this.uploads.signedUrl(memberId, fileName);
    return {
      wantedIdFrontURL: link(imageIdFront),
      wantedIdBackURL: link(imageIdBack),
      wantedSelfieURL: link(imageSelfie),
    };
  }

  /** Other members who have the wanted ID. */
  private async holders(tx: EntityManager, memberId: string, wanted: Wanted): Promise<string[]> {
    if (wanted.kind !== 'IDENTITY') return [];
    const { identityType, identityNumber } = wanted.to;
    const holders = await this.numbers.holdersOf(tx, identityType, identityNumber);
    return holders.filter((holder) => holder !== memberId);
  }
}

function standing(profile: MemberProfile, kind: Correction['kind']): CorrectedDto {
  const { firstName, middleName, lastName, identityType, otherIdentityType } = profile;
  if (kind === 'NAME') return given({ firstName, middleName, lastName });
  return given({ identityType, otherIdentityType, identityNumber: profile.identityNumber });
}

function wantedText(wanted: Wanted): CorrectedDto {
  if (wanted.kind !== 'IDENTITY') return given({ ...wanted.to });
  const { identityType, otherIdentityType, identityNumber } = wanted.to;
  return given({ identityType, otherIdentityType, identityNumber });
}

function given(values: Readonly<Record<string, string | null>>): CorrectedDto {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
