import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TokenInvalid } from '../../platform/access/access.errors';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { MEMBER_EVENTS } from '../../platform/events/event-types';
import { eventValues } from '../../platform/events/events';
import { recordEvent } from '../../platform/events/events.sql';
import { rowOfNumber, storedForms, toldPhone } from '../../platform/phone-number';
import { OrphanPurge } from '../upload/orphan-purge.service';
import type { UploadedDto } from '../upload/upload.dto';
import { UploadService } from '../upload/upload.service';
import type { UploadForm } from '../upload/upload-form';
import { claimsOf, photosOf } from './identity-photos';
import { fullLegalName } from './legal-name';
import type {
  AddressInfoDto,
  BankInfoDto,
  IdentityInfoDto,
  PersonalInfoDto,
  ReferencesInfoDto,
  StepSavedDto,
} from './member.dto';
import type { Member } from './member.entity';
import { MemberNotFound } from './member.errors';
import { MemberRepository } from './member.repository';
import { findByPhone, holdMember, type NamedMember, readContacts, readMember, readState } from './member.sql';
import { type MemberProfile, profileOf } from './member-profile';
import {
  type ActivationStep,
  assertNotClosed,
  assertTakesPhotos,
  type KeptState,
  type MemberState,
  stateAfterSaving,
} from './member-state';
import { NumberIndex } from './number-index/number-index.service';

export type { Member, MemberProfile };

const FIRST_STATE: MemberState = 'PERSONAL_INFO';

/** What registration asks of a new member. */
export interface NewMember {
  readonly phoneNumber: string;
  readonly fullName: string;
  readonly email?: string;
  readonly ipAddress?: string;
  readonly countryRegister?: string;
  readonly workPlaceCountry?: string;
  readonly workLocation?: string;
  readonly jobTitle?: string;
  readonly jobCategory?: string;
  readonly monthlyNetIncome?: number;
  readonly companyRegister?: string;
}

/** Who a row of a back-office list is about. */
export interface MemberContact {
  readonly id: string;
  readonly phoneNumber: string;
  readonly fullLegalName: string;
}

@Injectable()
export class MemberService {
  constructor(
    private readonly database: Database,
    private readonly repository: MemberRepository,
    private readonly uploads: UploadService,
    private readonly orphans: OrphanPurge,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
    private readonly numbers: NumberIndex,
  ) {}

  async create(tx: EntityManager, id: string, registration: NewMember): Promise<MemberState> {
    const {
      phoneNumber,
      fullName,
      email,
      ipAddress,
      countryRegister,
      workPlaceCountry,
      workLocation,
      jobTitle,
      jobCategory,
      monthlyNetIncome,
      companyRegister,
    } = registration;
    await this.repository.insert(tx, {
      id,
      state: FIRST_STATE,
      phoneNumber,
      fullName,
      email: email ?? null,
      ipAddress: ipAddress ?? null,
      countryRegister: countryRegister ?? null,
      workPlaceCountry,
      workLocation,
      jobTitle,
      jobCategory,
      monthlyNetIncome,
      companyRegister: companyRegister ?? null,
    });
    await this.tell(tx, 'member.registered', id, FIRST_STATE);
    return FIRST_STATE;
  }

  /** Of who asks. @throws TokenInvalid where there is no such member, or none any more */
  async stateOf(memberId: string): Promise<MemberState> {
    const member = await readState.first(this.database.manager, memberId);
    if (!member || member.state === 'CLOSED') throw new TokenInvalid();
    return member.state;
  }

  /** Whether there is such a member, who has not closed the account. */
  async isOpen(memberId: string, on: EntityManager = this.database.manager): Promise<boolean> {
    const member = await readState.first(on, memberId);
    return member !== undefined && member.state !== 'CLOSED';
  }

  savePersonal(memberId: string, personal: PersonalInfoDto): Promise<StepSavedDto> {
    const { gender, firstName, middleName, lastName, birthDate, maritalStatus, nationality } = personal;
    return this.saveStep(memberId, 'PERSONAL_INFO', async () => ({
      gender,
      firstName,
      middleName: middleName ?? null,
      lastName,
      birthDate,
      maritalStatus,
      nationality,
      creditBureauConsentAt: new Date(),
    }));
  }

  saveAddress(memberId: string, address: AddressInfoDto): Promise<StepSavedDto> {
    const { countryResidence, province, town, streetAddress, postalCode } = address;
    return this.saveStep(memberId, 'ADDRESS_INFO', async () => ({
      countryResidence,
      province,
      town,
      streetAddress,
      postalCode: postalCode ?? null,
    }));
  }

  saveReferences(memberId: string, references: ReferencesInfoDto): Promise<StepSavedDto> {
    const { phoneNumber: _, ...fields } = references;
    return this.saveStep(memberId, 'REFERENCES_INFO', async () => fields);
  }

  /** Takes only pictures that this member uploaded, each as what it was uploaded for (docs/deviations.md, S9). */
  saveIdentity(memberId: string, identity: IdentityInfoDto): Promise<StepSavedDto> {
    return this.saveStep(memberId, 'IDENTITY_INFO', async (tx) => {
      const claims = claimsOf(identity);
      const photos = photosOf(claims, await this.uploads.use(tx, memberId, claims));
      return {
        identityType: identity.identityType,
        otherIdentityType: identity.identityType === 'Others' ? (identity.otherIdentityType ?? null) : null,
        identityNumberCipher: this.cipher.encrypt(identity.identityNumber, memberId, 'identityNumber'),
        ...this.numbers.ofIdentity(identity.identityType, identity.identityNumber),
        ...photos,
      };
    });
  }

  saveBank(memberId: string, bank: BankInfoDto): Promise<StepSavedDto> {
    return this.saveStep(memberId, 'BANK_INFO', async () => ({
      bankName: bank.bankName,
      accountNumberCipher: this.cipher.encrypt(bank.accountNumber, memberId, 'accountNumber'),
      ...this.numbers.ofAccount(bank.accountNumber),
    }));
  }

  /**
   * Keeps a photo for the identity step, or for a correction of the ID. What makes sure that it may still come also
   * counts one upload after the other; the picture itself is worked on afterwards.
   * @param assertMayCome throws for a state in which nothing would use it
   * @throws AlreadyActivated, UploadLimitReached, NotAnImage, TooManyPixels, UploadsBusy, MemberNotFound
   */
  async addPhoto(
    memberId: string,
    { kind, image }: Pick<UploadForm, 'kind' | 'image'>,
    assertMayCome: (state: KeptState) => void = assertTakesPhotos,
  ): Promise<UploadedDto> {
    const fileName = await this.database.transaction(async (tx) => {
      assertMayCome((await this.lockOwn(tx, memberId)).state);
      return this.uploads.reserve(tx, memberId, kind);
    });
    const uploaded = await this.uploads.fill(memberId, fileName, image);
    if (!uploaded) throw new MemberNotFound();
    return uploaded;
  }

  /** Forgets photos that neither an identity step nor a correction came to use within a day. */
  forgetUnusedPhotos(): Promise<void> {
    return this.orphans.run(async (tx, memberId) => {
      const { imageIdFront, imageIdBack, imageSelfie } = (await readMember.first(tx, memberId)) ?? {};
      return new Set([imageIdFront, imageIdBack, imageSelfie].filter((name) => name != null));
    });
  }

  /** @throws MemberNotFound, also of a closed account */
  async profile(
    tx: EntityManager,
    memberId: string,
  ): Promise<MemberProfile & { readonly state: MemberState }> {
    const member = await readMember.first(tx, memberId);
    if (!member) throw new MemberNotFound();
    if (member.state === 'CLOSED') {
      throw new MemberNotFound({
        detail: 'This account is closed: what was personal is sealed or forgotten, and nobody here reads it.',
      });
    }
    return Object.assign(this.reveal(member), { state: member.state });
  }

  /** The same of who asks: a token that is out may outlive what it stands for. @throws TokenInvalid */
  async ownProfile(tx: EntityManager, memberId: string): Promise<MemberProfile> {
    const member = await readMember.first(tx, memberId);
    if (!member || member.state === 'CLOSED') throw new TokenInvalid();
    return this.reveal(member);
  }

  async findByPhone(tx: EntityManager, phoneNumber: string): Promise<MemberContact | undefined> {
    const member = rowOfNumber(await findByPhone.all(tx, ...storedForms(phoneNumber)), phoneNumber);
    return member && toContact(member);
  }

  /**
   * Holds the member's row until the transaction ends: what concerns more than one of the member's loans or wallets
   * comes one after the other (docs/architecture.md, 'Money', says in which order rows are locked).
   * @throws TokenInvalid where it is not there any more, as after an older backup was restored: then a token alone tells of it
   */
  async hold(tx: EntityManager, memberId: string): Promise<void> {
    if (!(await holdMember.first(tx, memberId))) throw new TokenInvalid();
  }

  /** The same of whoever has not closed the account: what is written now would stay there. @throws MemberNotFound */
  async holdOpen(tx: EntityManager, memberId: string): Promise<void> {
    await this.hold(tx, memberId);
    const member = await readState.first(tx, memberId);
    if (!member) throw new MemberNotFound();
    assertNotClosed(member.state);
  }

  /** Several members by id. Nothing is decrypted for a list. */
  async contacts(tx: EntityManager, memberIds: readonly string[]): Promise<Map<string, MemberContact>> {
    if (memberIds.length === 0) return new Map();
    const members = await readContacts.all(tx, [...new Set(memberIds)]);
    return new Map(members.map((member) => [member.id, toContact(member)]));
  }

  /** @throws TokenInvalid where the member is not there any more */
  private async lockOwn(tx: EntityManager, memberId: string): Promise<Member> {
    const member = await this.repository.lock(tx, memberId);
    if (!member) throw new TokenInvalid();
    return member;
  }

  private async saveStep(
    memberId: string,
    step: ActivationStep,
    changes: (tx: EntityManager) => Promise<Partial<Member>>,
  ): Promise<StepSavedDto> {
    const state = await this.database.transaction(async (tx) => {
      const member = await this.lockOwn(tx, memberId);
      const next = stateAfterSaving(step, member.state);
      await this.repository.update(tx, memberId, { ...(await changes(tx)), state: next });
      const isActivated = next === 'INFO_COMPLETED' && member.state !== next;
      if (isActivated) await this.tell(tx, 'member.activated', memberId, next);
      return next;
    });
    return { state: state === 'INFO_COMPLETED' ? 'INFO_COMPLETED' : 'UPDATE_NEXT' };
  }

  private async tell(
    tx: EntityManager,
    type: (typeof MEMBER_EVENTS)[number],
    memberId: string,
    state: MemberState,
  ): Promise<void> {
    const at = await this.clock.now(tx);
    recordEvent.ahead(tx, memberId, ...eventValues({ type, memberId, data: { state }, at }));
  }

  /** A row that a hot statement read (`MEMBER_COLUMNS`). */
  reveal(row: Member): MemberProfile {
    return profileOf(row, this.cipher);
  }
}

function toContact(member: NamedMember): MemberContact {
  const { id, phoneNumber } = member;
  return { id, phoneNumber: toldPhone(phoneNumber), fullLegalName: fullLegalName(member) };
}
