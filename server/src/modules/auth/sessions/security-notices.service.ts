import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../../config/settings';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { Message } from '../../../platform/delivery/delivery';
import { Outbox, type Posted } from '../../../platform/delivery/outbox';
import type { Language } from '../../../platform/language/language';
import { filled, inLanguage, type Words } from '../../../platform/language/sentence';
import { loggable } from '../../../platform/loggable';
import { MemberService } from '../../member/member.service';
import type { Account } from '../account.entity';
import { type Device, deviceWords } from './device-words';
import { newNoticeToken } from './notice-token';
import type { NoticeKind } from './security-notice.entity';
import { keepNotice } from './security-notice.sql';

/** Sooner or later the member hears of it, while the link in it is good. */
const NOTICE = { subject: 'news of an account', withinMinutes: 24 * 60 };

export type Told = Pick<Account, 'id' | 'phoneNumber' | 'language' | 'roles'>;

/** What happened; a new device also says which one. */
export type News =
  | { readonly kind: 'NEW_DEVICE'; readonly device: Device }
  | { readonly kind: Exclude<NoticeKind, 'NEW_DEVICE'> };

interface Happened {
  readonly company: string;
  readonly happened: string;
}

type Wording = Pick<Message, 'subject' | 'text'>;

const HAPPENED = {
  PASSWORD_CHANGED: 'The password of your account was changed.',
  ACCOUNT_RECOVERED: 'A new password was set for your account with a recovery code.',
  PASSKEY_ADDED: 'A passkey that signs in to your account was added.',
  EMAIL_CHANGED: 'The e-mail address of your account was changed.',
  NAME_ASKED: 'Another name was asked for in your account.',
  IDENTITY_ASKED: 'Another ID was asked for in your account.',
  BANK_ACCOUNT_ASKED: 'Another bank account was asked for, to which your withdrawals would go.',
  PHONE_ASKED: 'Another phone number was asked for in your account, to sign in with and for our messages.',
} as const satisfies Record<Exclude<NoticeKind, 'NEW_DEVICE'>, Words>;

/** Of what staff sign in with. */
const HAPPENED_TO_STAFF = {
  PASSWORD_CHANGED: HAPPENED.PASSWORD_CHANGED,
  PASSKEY_ADDED: HAPPENED.PASSKEY_ADDED,
  SECOND_FACTOR_ENROLLED: 'An authenticator was set up for your account.',
  SECOND_FACTOR_REPLACED: 'The authenticator of your account was replaced by another one.',
  SECOND_FACTOR_REMOVED: 'The authenticator of your account was removed.',
} as const satisfies Record<string, Words>;

type StaffNews = keyof typeof HAPPENED_TO_STAFF;

/**
 * Tells members what happened to their account, and how they stop whoever it was; and staff what happened to what they sign
 * in with, which the operator alone stops.
 */
@Injectable()
export class SecurityNotices {
  private readonly logger = new Logger(SecurityNotices.name);

  constructor(
    private readonly settings: Settings,
    private readonly members: MemberService,
    private readonly keyedHash: KeyedHash,
    private readonly outbox: Outbox,
  ) {}

  /** In the transaction of what happened. @returns undefined where nobody is told */
  async put(tx: EntityManager, account: Told, news: News): Promise<Posted | undefined> {
    const { id, phoneNumber, roles } = account;
    if (!roles.includes('MEMBER'))
      return isOfStaff(news) ? this.putToStaff(tx, account, news.kind) : undefined;
    if (!this.mayReach(account)) return undefined;
    const email = this.outbox.reaches === 'EMAIL' ? (await this.members.profile(tx, id)).email : undefined;
    if (!this.outbox.getsTo(email)) return undefined;
    const token = newNoticeToken(id);
    keepNotice.ahead(tx, id, this.hashOf(token), news.kind);
    const words = this.wording(account, news, token);
    return this.outbox.put(tx, { phoneNumber, ...(email && { email }), ...words }, NOTICE);
  }

  /** The same; by phone alone, as no other address of staff is known. */
  async putToStaff(
    tx: EntityManager,
    { phoneNumber, language }: Pick<Told, 'phoneNumber' | 'language'>,
    kind: StaffNews,
  ): Promise<Posted | undefined> {
    if (!this.outbox.getsTo(undefined)) return undefined;
    const words = this.inWords(language ?? 'en', HAPPENED_TO_STAFF[kind], (told) =>
      filled('{company}: {happened} If it was not you, tell whoever manages the staff at once.', told),
    );
    return this.outbox.put(tx, { phoneNumber, ...words }, NOTICE);
  }

  /** Once that is committed, beside the answer. What fails is sent later by a worker. */
  tell(posted: Posted | undefined): void {
    if (posted) this.outbox.sendNow(posted).catch((error: unknown) => this.logger.warn(loggable(error)));
  }

  hashOf(token: string): string {
    return this.keyedHash.of('security notice', token);
  }

  /** Members alone are told of a device: staff sign in from the command line, each time as on a new one. */
  mayReach({ roles }: Pick<Told, 'roles'>): boolean {
    return this.outbox.isForPeople && roles.includes('MEMBER');
  }

  private wording({ language }: Told, news: News, token: string): Wording {
    const spoken = language ?? 'en';
    const address = `${this.settings.siteAddress}/not-me#${token}`;
    return this.inWords(spoken, this.happened(news, spoken), (told) =>
      filled('{company}: {happened} If it was not you, stop it: {address}', { ...told, address }),
    );
  }

  private inWords(language: Language, happened: Words, sentence: (told: Happened) => Words): Wording {
    const { COMPANY_SHORT_NAME: company } = this.settings.environment;
    const say = (words: Words) => inLanguage(language, words);
    return {
      subject: say(filled('News of your {company} account', { company })),
      text: say(sentence({ company, happened: say(happened) })),
    };
  }

  private happened(news: News, language: Language): Words {
    if (news.kind !== 'NEW_DEVICE') return HAPPENED[news.kind];
    const device = deviceWords(news.device, language);
    if (!device) return 'Your account was signed in to from a new device.';
    return filled('Your account was signed in to from a new device ({device}).', { device });
  }
}

function isOfStaff(news: News): news is News & { readonly kind: StaffNews } {
  return news.kind in HAPPENED_TO_STAFF;
}
