import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThanOrEqual, Not } from 'typeorm';
import { Settings } from '../../../config/settings';
import { startOfManilaDay, todayInManila } from '../../../platform/calendar';
import { type CodeRules, refusalToIssue } from '../../../platform/codes/code-rules';
import { Codes, type NewCode } from '../../../platform/codes/codes';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { lockName } from '../../../platform/database/lock-name';
import { Outbox } from '../../../platform/delivery/outbox';
import type { Language } from '../../../platform/language/language';
import { filled, inLanguage } from '../../../platform/language/sentence';
import { Limits } from '../../../platform/limits/limits.service';
import type { SenderLimit } from '../../../platform/limits/sender-limit';
import { networkOf } from '../../../platform/network';
import { newId } from '../../../platform/new-id';
import { canonicalPhone } from '../../../platform/phone-number';
import { TooManyRequests, tooOften, ValidationFailed } from '../../../platform/problem/common.errors';
import type { Problem } from '../../../platform/problem/problem';
import { retryTomorrow } from '../../../platform/problem/retry-after';
import { PhoneOtpInvalid, SwitchedOff } from '../auth.errors';
import type { PhoneOtpDto, PhoneOtpSentDto } from './admission.dto';
import { PhoneVerification } from './phone-verification.entity';

const RESEND_SECONDS = 60;
const RULES: CodeRules = {
  purpose: 'phone code',
  digits: 6,
  lifetimeSeconds: 10 * 60,
  triesPerCode: 5,
  codesPerDay: 5,
  pauseSeconds: RESEND_SECONDS,
};
const WITHIN = { withinMinutes: RULES.lifetimeSeconds / 60 };
const CODE_MESSAGE = { subject: 'a code for registering', ...WITHIN };
const OTHER_NUMBER_MESSAGE = { subject: 'a code for another phone number', ...WITHIN };

const REGISTERING =
  '{code} is your code for registering with {company}. It is good for 10 minutes. Tell it to nobody; we never ask for it.';
const OTHER_NUMBER =
  '{code} is your code for your new phone number at {company}. It is good for 10 minutes. Tell it to nobody; we never ask for it.';

/** Who asks for a code, and how the answer is to read. */
export interface Asker {
  readonly address: string;
  readonly language: Language;
}

/** Whom a code belongs to: the phone number, and the e-mail address where that is where it goes. */
export interface Owner extends Pick<PhoneOtpDto, 'phoneNumber' | 'email'> {
  /** Of the member whose other number it is to be, and whose code is nobody else's. A registration has none. */
  readonly accountId?: string;
}

/**
 * Has the phone number of a registration, or the other one of a member, confirmed with a code. Whether it has an account
 * makes no difference, and the codes of a day are counted by number, whatever they are for.
 */
@Injectable()
export class PhoneVerificationService {
  private readonly senderLimit: SenderLimit;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly keyedHash: KeyedHash,
    private readonly codes: Codes,
    private readonly outbox: Outbox,
    limits: Limits,
  ) {
    this.senderLimit = limits.ofSender('phone code', settings.environment.PHONE_OTP_LIMIT_PER_HOUR);
  }

  get isSwitchedOn(): boolean {
    return this.settings.environment.PHONE_OTP;
  }

  /**
   * Sends a new code; an earlier one ends. What could not be sent is not counted.
   * @throws SwitchedOff, ValidationFailed, TooManyRequests, DeliveryFailed
   */
  async send(owner: Owner, { address, language }: Asker): Promise<PhoneOtpSentDto> {
    if (!this.isInUse(owner)) throw new SwitchedOff();
    this.assertReachable(owner);
    const made = this.codes.create(RULES, this.boundTo(owner));
    const { email, accountId } = owner;
    const message = {
      phoneNumber: canonicalPhone(owner.phoneNumber),
      ...(email && { email }),
      ...this.wording(made.code, language, accountId !== undefined),
    };
    await this.senderLimit.count(address);
    const { kept, posted } = await this.database
      .transaction(async (tx) => ({
        kept: await this.replace(tx, owner, address, made),
        posted: await this.outbox.put(tx, message, accountId ? OTHER_NUMBER_MESSAGE : CODE_MESSAGE),
      }))
      .catch(async (refused) => {
        await this.senderLimit.takeBack(address);
        throw refused;
      });
    try {
      await this.outbox.sendNow(posted);
    } catch (error) {
      // The visitor is told, and asks for another one.
      await this.database.manager.update(PhoneVerification, kept, { state: 'UNSENT' });
      await this.outbox.drop(posted);
      await this.senderLimit.takeBack(address);
      throw error;
    }
    return {
      expiresAt: made.expiresAt.toISOString(),
      resendSeconds: RESEND_SECONDS,
      sentTo: this.outbox.reaches,
    };
  }

  /**
   * Compares the code, without using it up.
   * @returns why it is refused, or undefined; a wrong one has been counted then, so the caller must commit.
   */
  async check(tx: EntityManager, owner: Owner, code: string): Promise<Problem | undefined> {
    const phoneHash = this.phoneHash(owner);
    await lockName(tx, phoneHash);
    const live = await tx.findOneBy(PhoneVerification, { phoneHash, state: 'LIVE' });
    const verdict = this.codes.judge(RULES, live ?? undefined, { code, boundTo: this.boundTo(owner) });
    if (verdict.is === 'RIGHT') return undefined;
    if (live && verdict.is === 'WRONG') {
      const { wrongTries, state } = verdict;
      await tx.update(PhoneVerification, { phoneHash, id: live.id }, { wrongTries, state });
    }
    return refusal(owner);
  }

  /** Uses the code up when it is right. @returns what check does */
  async use(tx: EntityManager, owner: Owner, code: string): Promise<Problem | undefined> {
    const refused = await this.check(tx, owner, code);
    if (refused) return refused;
    await tx.update(
      PhoneVerification,
      { phoneHash: this.phoneHash(owner), state: 'LIVE' },
      { state: 'USED' },
    );
    return undefined;
  }

  private isInUse({ accountId }: Owner): boolean {
    return accountId === undefined ? this.isSwitchedOn : this.outbox.isForPeople;
  }

  private assertReachable({ email, accountId }: Owner): void {
    if (this.outbox.reaches !== 'EMAIL' || email) return;
    const wrong =
      accountId === undefined
        ? { field: 'email', message: 'Enter your e-mail address: the code is sent there.' as const }
        : {
            field: 'phoneNumber',
            message: 'Save your e-mail address first: the code is sent there.' as const,
          };
    throw new ValidationFailed({ errors: [wrong] });
  }

  private async replace(
    tx: EntityManager,
    owner: Owner,
    address: string,
    { codeHash, expiresAt }: NewCode,
  ): Promise<Pick<PhoneVerification, 'phoneHash' | 'id'>> {
    const phoneHash = this.phoneHash(owner);
    const senderHash = this.keyedHash.of('phone code sender', networkOf(address));
    await lockName(tx, phoneHash);
    await this.assertNotTooOften(tx, phoneHash);
    await tx.update(PhoneVerification, { phoneHash, state: 'LIVE' }, { state: 'REPLACED' });
    const key = { phoneHash, id: newId() };
    await tx.insert(PhoneVerification, { ...key, senderHash, codeHash, expiresAt, state: 'LIVE' });
    return key;
  }

  private async assertNotTooOften(tx: EntityManager, phoneHash: string): Promise<void> {
    const today = startOfManilaDay(todayInManila(new Date()));
    const sent = await tx.find(PhoneVerification, {
      where: { phoneHash, state: Not('UNSENT'), createdAt: MoreThanOrEqual(today) },
      order: { id: 'DESC' },
    });
    const before = { codesToday: sent.length, latestAt: sent[0]?.createdAt, now: new Date() };
    const refused = refusalToIssue(RULES, before);
    if (refused?.is === 'TOO_SOON') {
      throw tooOften(refused.seconds);
    }
    if (!refused) return;
    throw new TooManyRequests({
      detail: 'Too many codes were sent to this phone number today. Please try again tomorrow.',
      ...retryTomorrow(),
    });
  }

  private wording(
    code: string,
    language: Language,
    isOther: boolean,
  ): { readonly subject: string; readonly text: string } {
    const company = this.settings.environment.COMPANY_SHORT_NAME;
    return {
      subject: inLanguage(language, filled('Your code for {company}', { company })),
      text: inLanguage(language, filled(isOther ? OTHER_NUMBER : REGISTERING, { code, company })),
    };
  }

  private boundTo({ phoneNumber, email, accountId }: Owner): string[] {
    const number = canonicalPhone(phoneNumber);
    const reached = this.outbox.reaches === 'EMAIL' ? [number, email ?? ''] : [number];
    return accountId === undefined ? reached : [...reached, accountId];
  }

  private phoneHash({ phoneNumber }: Owner): string {
    return this.keyedHash.of('phone verification', canonicalPhone(phoneNumber));
  }
}

function refusal({ accountId }: Owner): Problem {
  const field = accountId === undefined ? 'phoneOtp' : 'code';
  return new PhoneOtpInvalid({ errors: [{ field, message: PhoneOtpInvalid.detail }] });
}
