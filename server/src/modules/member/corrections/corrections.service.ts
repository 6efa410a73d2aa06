import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../../config/settings';
import { AuditService } from '../../../platform/audit/audit.service';
import { HOUR_MILLISECONDS } from '../../../platform/calendar';
import { Clock } from '../../../platform/clock/clock';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import type { Words } from '../../../platform/language/sentence';
import { newId } from '../../../platform/new-id';
import { invalidField } from '../../../platform/problem/common.errors';
import type { Problem } from '../../../platform/problem/problem';
import type { ClaimedUpload } from '../../upload/upload.service';
import { UploadService } from '../../upload/upload.service';
import { PHOTO_NAMES, photosOf } from '../identity-photos';
import { shortName } from '../legal-name';
import type { Member } from '../member.entity';
import { MemberRepository } from '../member.repository';
import { MemberService } from '../member.service';
import { NumberIndex } from '../number-index/number-index.service';
import type { Correction } from './correction.entity';
import {
  type Accounts,
  addCorrection,
  correctionsOf,
  endCorrection,
  findCorrection,
  openCorrectionsOf,
  readAccounts,
  setNextAccount,
  takeNextAccount,
} from './correction.sql';
import { type CorrectionKind, isReviewed } from './correction-kinds';
import { CorrectionPrints, type Details } from './correction-prints';
import { CorrectionCooling, CorrectionEnded, CorrectionNotFound, CorrectionOpen } from './corrections.errors';
import { tellCorrected } from './tell-corrected';
import type { Wanted } from './wanted';

const SHOWN = 20;
export type CorrectionState = 'COOLING' | 'WAITING' | 'DONE' | 'REFUSED' | 'WITHDRAWN';

/** How one stands that has cooled, whether or not the job came by: an account counts by then, a number not yet. */
const AFTER_COOLING: Readonly<Record<CorrectionKind, CorrectionState>> = {
  NAME: 'WAITING',
  IDENTITY: 'WAITING',
  BANK_ACCOUNT: 'DONE',
  PHONE: 'COOLING',
};

export type { Correction };

export interface DueNumber {
  readonly correction: Correction;
  readonly wanted: Extract<Wanted, { kind: 'PHONE' }>;
}

/** A correction with what is wanted, while it is open. */
export interface ShownCorrection extends Omit<Correction, 'state' | 'wantedCipher'> {
  /** COOLING while only the member acts, a phone number until it is in its place; WAITING for an officer after it. */
  readonly state: CorrectionState;
  readonly wanted?: Wanted;
}

const SAME_ALREADY = {
  NAME: ['firstName', 'This is your name already.'],
  IDENTITY: ['identityNumber', 'This is your ID already.'],
  BANK_ACCOUNT: ['accountNumber', 'This is your bank account already.'],
  PHONE: ['phoneNumber', 'This is your phone number already.'],
} as const satisfies Record<CorrectionKind, readonly [field: string, message: Words]>;

/** Of what stands there as it is wanted: there is nothing that an officer could decide. */
function sameAlready(kind: CorrectionKind): Problem {
  const [field, message] = SAME_ALREADY[kind];
  return invalidField(field, message);
}

/**
 * Corrections of what money, contracts and the sign-in rest upon: each is asked for, cools while its member can withdraw
 * it, and then counts by itself (a bank account at that moment, a phone number once the job has put it in its place) or once
 * an officer confirms it (a name, an ID).
 */
@Injectable()
export class Corrections {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly cipher: FieldCipher,
    private readonly members: MemberService,
    private readonly repository: MemberRepository,
    private readonly numbers: NumberIndex,
    private readonly uploads: UploadService,
    private readonly prints: CorrectionPrints,
    private readonly audit: AuditService,
  ) {}

  /**
   * The member's row is held by the caller.
   * @param photos of another ID
   * @throws CorrectionOpen, ValidationFailed for photos that are not the member's, and where nothing would be another value
   */
  async ask(
    tx: EntityManager,
    memberId: string,
    asked: Wanted,
    photos: readonly ClaimedUpload[] = [],
  ): Promise<ShownCorrection> {
    const now = await this.clock.now(tx);
    await this.settleDue(tx, memberId, now);
    await this.assertNoneOpen(tx, memberId, asked.kind);
    const wanted = await this.withPhotos(tx, memberId, asked, photos);
    const prints = await this.change(tx, memberId, wanted);
    if (Object.keys(prints.after).length === 0) throw sameAlready(wanted.kind);
    const coolingUntil = new Date(
      now.getTime() + this.settings.environment.CORRECTION_COOLING_HOURS * HOUR_MILLISECONDS,
    );
    const { kind } = wanted;
    const isAccount = kind === 'BANK_ACCOUNT';
    const wantedCipher = isAccount
      ? null
      : this.cipher.encrypt(JSON.stringify(wanted.to), memberId, 'correction');
    const added = await addCorrection.only(tx, memberId, newId(), kind, now, coolingUntil, wantedCipher);
    if (isAccount) {
      const { bankName, accountNumber } = wanted.to;
      const cipher = this.cipher.encrypt(accountNumber, memberId, 'accountNumber');
      const { accountNumberHash = null } = this.numbers.ofAccount(accountNumber);
      await setNextAccount.all(tx, memberId, bankName, cipher, accountNumberHash, coolingUntil);
    }
    await this.record(tx, added, memberId, 'ASKED', prints);
    return this.shown(added, now, wanted);
  }

  /** @throws CorrectionOpen */
  async assertNoneOpen(tx: EntityManager, memberId: string, kind: CorrectionKind): Promise<void> {
    const open = await openCorrectionsOf.all(tx, memberId);
    if (open.some((one) => one.kind === kind)) throw new CorrectionOpen();
  }

  /** What a member asked for lately, newest first. */
  async ofMember(tx: EntityManager, memberId: string): Promise<ShownCorrection[]> {
    const now = await this.clock.now(tx);
    const accounts = await readAccounts.first(tx, memberId);
    return (await correctionsOf.all(tx, memberId, SHOWN)).map((correction) =>
      this.shown(correction, now, this.wantedIn(correction, accounts)),
    );
  }

  /** With what is wanted of a name or an ID; the account of another one is read with its member. */
  async review(tx: EntityManager, corrections: readonly Correction[]): Promise<ShownCorrection[]> {
    const now = await this.clock.now(tx);
    return corrections.map((correction) => this.shown(correction, now, this.wantedIn(correction)));
  }

  /** One that officers decide on, open or ended. @throws CorrectionNotFound */
  async find(tx: EntityManager, id: string): Promise<Correction> {
    const found = await findCorrection.first(tx, id);
    if (!found || !isReviewed(found.kind)) throw new CorrectionNotFound();
    return found;
  }

  /** By its member, who is held by the caller. @throws CorrectionNotFound, CorrectionEnded */
  async withdraw(tx: EntityManager, memberId: string, id: string): Promise<void> {
    await this.settleDue(tx, memberId, await this.clock.now(tx));
    const found = await findCorrection.first(tx, id);
    if (found?.memberId !== memberId) throw new CorrectionNotFound();
    await this.giveUp(tx, found);
  }

  /** All that are open, of a member who says that somebody else was in the account. */
  async withdrawAll(tx: EntityManager, memberId: string): Promise<void> {
    await this.members.hold(tx, memberId);
    await this.settleDue(tx, memberId, await this.clock.now(tx));
    for (const open of await openCorrectionsOf.all(tx, memberId)) await this.giveUp(tx, open);
  }

  /** The member is held by the caller. @throws CorrectionEnded, CorrectionCooling */
  async confirm(tx: EntityManager, actorId: string, found: Correction): Promise<Wanted> {
    const { memberId } = found;
    const wanted = await this.decidable(tx, found);
    // The photos so far stay with the account: agreements were made upon them.
    await this.counts(tx, found, actorId, wanted, await this.clock.now(tx));
    await this.repository.update(tx, memberId, this.columnsOf(memberId, wanted));
    return wanted;
  }

  /** The member is held by the caller. @throws CorrectionEnded, CorrectionCooling */
  async refuse(tx: EntityManager, actorId: string, found: Correction, reason: string): Promise<void> {
    const wanted = await this.decidable(tx, found);
    await this.releasePhotos(tx, found.memberId, wanted);
    await this.end(tx, found, 'REFUSED', actorId, { after: { reason } }, reason);
  }

  /** Puts an account that counts already in its place, of a member whom the caller holds. @returns whether there was one */
  async settleDue(tx: EntityManager, memberId: string, now: Date): Promise<boolean> {
    const accounts = await readAccounts.only(tx, memberId);
    if (!accounts.nextAccountAt || accounts.nextAccountAt > now) return false;
    const open = await openCorrectionsOf.all(tx, memberId);
    const correction = open.find(({ kind }) => kind === 'BANK_ACCOUNT');
    const wanted = correction && this.wantedIn(correction, accounts);
    if (wanted) await this.counts(tx, correction, null, wanted, now);
    await takeNextAccount.all(tx, memberId);
    return wanted !== undefined;
  }

  /** The other phone number that has cooled, of a member whom the caller holds. Until it is taken, the one so far counts. */
  async dueNumber(tx: EntityManager, memberId: string, now: Date): Promise<DueNumber | undefined> {
    const open = await openCorrectionsOf.all(tx, memberId);
    const correction = open.find(({ kind, coolingUntil }) => kind === 'PHONE' && coolingUntil <= now);
    const wanted = correction && this.wantedIn(correction);
    return correction && wanted?.kind === 'PHONE' ? { correction, wanted } : undefined;
  }

  /** Puts it in its place with the member. The account has it of who owns accounts. */
  async takeNumber(tx: EntityManager, { correction, wanted }: DueNumber, now: Date): Promise<void> {
    await this.counts(tx, correction, null, wanted, now);
    await this.repository.update(tx, correction.memberId, this.columnsOf(correction.memberId, wanted));
  }

  /** @param reason in English, which the member reads in their own language */
  async refuseNumber(tx: EntityManager, { correction }: DueNumber, reason: string): Promise<void> {
    await this.end(tx, correction, 'REFUSED', null, { after: { reason } }, reason);
  }

  /** What was wanted is in force from now on, and others are told so. */
  private async counts(
    tx: EntityManager,
    correction: Correction,
    actorId: string | null,
    wanted: Wanted,
    now: Date,
  ): Promise<void> {
    const { memberId, kind } = correction;
    const prints = await this.change(tx, memberId, wanted);
    await this.end(tx, correction, 'DONE', actorId, prints);
    tellCorrected(tx, memberId, kind, Object.keys(prints.after), now);
  }

  private async giveUp(tx: EntityManager, correction: Correction): Promise<void> {
    const { memberId, kind } = correction;
    await this.releasePhotos(tx, memberId, this.wantedIn(correction));
    await this.end(tx, correction, 'WITHDRAWN', memberId);
    if (kind === 'BANK_ACCOUNT') await setNextAccount.all(tx, memberId, null, null, null, null);
  }

  private async withPhotos(
    tx: EntityManager,
    memberId: string,
    wanted: Wanted,
    photos: readonly ClaimedUpload[],
  ): Promise<Wanted> {
    if (wanted.kind !== 'IDENTITY') return wanted;
    const fileNames = await this.uploads.useToo(tx, memberId, photos);
    return { ...wanted, to: { ...wanted.to, ...photosOf(photos, fileNames) } };
  }

  private async releasePhotos(tx: EntityManager, memberId: string, wanted: Wanted | undefined) {
    if (wanted?.kind !== 'IDENTITY') return;
    const { to } = wanted;
    await this.uploads.release(
      tx,
      memberId,
      PHOTO_NAMES.flatMap((name) => to[name] ?? []),
    );
  }

  /** As it stands now that the member is held. */
  private async decidable(tx: EntityManager, { memberId, id }: Correction): Promise<Wanted> {
    const open = (await openCorrectionsOf.all(tx, memberId)).find((one) => one.id === id);
    const wanted = open && this.wantedIn(open);
    if (!wanted) throw new CorrectionEnded();
    if (open.coolingUntil > (await this.clock.now(tx))) throw new CorrectionCooling();
    return wanted;
  }

  private async end(
    tx: EntityManager,
    correction: Correction,
    state: 'DONE' | 'REFUSED' | 'WITHDRAWN',
    actorId: string | null,
    prints: { readonly before?: object; readonly after?: object } = {},
    reason: string | null = null,
  ): Promise<void> {
    const { memberId, id } = correction;
    const now = await this.clock.now(tx);
    const ended = await endCorrection.first(tx, memberId, id, state, now, actorId, reason);
    if (!ended) throw new CorrectionEnded();
    await this.record(tx, ended, actorId, state, prints);
  }

  private record(
    tx: EntityManager,
    { id, kind, memberId }: Correction,
    actorId: string | null,
    what: string,
    { before, after }: { readonly before?: object; readonly after?: object },
  ): Promise<void> {
    return this.audit.record(tx, {
      actorId,
      action: `CORRECTION_${what}`,
      subject: `correction ${id}`,
      memberId,
      before,
      after: { kind, ...after },
    });
  }

  /** What stands beside what is wanted, for the audit. */
  private async change(tx: EntityManager, memberId: string, { kind, to }: Wanted) {
    return this.prints.ofChange(memberId, await this.standing(tx, memberId, kind), { ...to });
  }

  private async standing(tx: EntityManager, memberId: string, kind: CorrectionKind): Promise<Details> {
    if (kind === 'BANK_ACCOUNT') {
      const { bankName, accountNumberCipher } = await readAccounts.only(tx, memberId);
      return { bankName, accountNumber: this.opened(memberId, accountNumberCipher) };
    }
    const profile = await this.members.profile(tx, memberId);
    const { firstName, middleName, lastName, identityType, otherIdentityType, phoneNumber } = profile;
    if (kind === 'PHONE') return { phoneNumber };
    if (kind === 'NAME') return { firstName, middleName, lastName };
    const { identityNumber, imageIdFront, imageIdBack, imageSelfie } = profile;
    return { identityType, otherIdentityType, identityNumber, imageIdFront, imageIdBack, imageSelfie };
  }

  private columnsOf(memberId: string, wanted: Wanted): Partial<Member> {
    if (wanted.kind === 'NAME') return { ...wanted.to, fullName: shortName(wanted.to) };
    if (wanted.kind === 'PHONE') return wanted.to;
    if (wanted.kind !== 'IDENTITY') return {};
    const { identityNumber, ...type } = wanted.to;
    return {
      ...type,
      identityNumberCipher: this.cipher.encrypt(identityNumber, memberId, 'identityNumber'),
      ...this.numbers.ofIdentity(type.identityType, identityNumber),
    };
  }

  private wantedIn(correction: Correction, accounts?: Accounts): Wanted | undefined {
    const { memberId, kind, state, wantedCipher } = correction;
    if (state !== 'OPEN') return undefined;
    if (kind === 'BANK_ACCOUNT') {
      if (!accounts?.nextBankName) return undefined;
      const accountNumber = this.opened(memberId, accounts.nextAccountNumberCipher) ?? '';
      return { kind, to: { bankName: accounts.nextBankName, accountNumber } };
    }
    if (wantedCipher === null) return undefined;
    return { kind, to: JSON.parse(this.cipher.decrypt(wantedCipher, memberId, 'correction')) };
  }

  private opened(memberId: string, cipher: string | null): string | null {
    return this.cipher.decrypt(cipher, memberId, 'accountNumber');
  }

  private shown(correction: Correction, now: Date, wanted?: Wanted): ShownCorrection {
    const { wantedCipher: _, state: kept, ...told } = correction;
    if (kept !== 'OPEN') return { ...told, state: kept };
    const state = correction.coolingUntil > now ? 'COOLING' : AFTER_COOLING[correction.kind];
    return state === 'DONE' ? { ...told, state } : { ...told, state, wanted };
  }
}
