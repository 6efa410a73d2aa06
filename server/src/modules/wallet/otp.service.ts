import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { todayInManila } from '../../platform/calendar';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { randomDigits } from '../../platform/crypto/random-digits';
import type { Problem } from '../../platform/problem/problem';
import { OtpExpired, OtpInvalid, OtpLocked, OtpMissing } from './wallet.errors';
import { OneTimePassword, type WithdrawalRequest, WrongOtpDay } from './withdrawal.entity';

const DIGITS = 6;
const LIFETIME_MILLISECONDS = 10 * 60 * 1000;
const TRIES_PER_CODE = 5;
const WRONG_TRIES_PER_DAY = 10;

export interface IssuedOtp {
  readonly code: string;
  readonly expiresAt: Date;
}

/** One-time passwords of withdrawal requests (docs/deviations.md, S1). The request is locked by the caller. */
@Injectable()
export class OtpService {
  constructor(private readonly keyedHash: KeyedHash) {}

  /** A new code for the request; an earlier one ends. The code is told once and kept as a keyed hash. */
  async issue(tx: EntityManager, request: WithdrawalRequest, issuedBy: string): Promise<IssuedOtp> {
    const { memberId, id: requestId } = request;
    await tx.update(OneTimePassword, { memberId, requestId, state: 'LIVE' }, { state: 'REPLACED' });
    const code = randomDigits(DIGITS);
    const expiresAt = new Date(Date.now() + LIFETIME_MILLISECONDS);
    await tx.insert(OneTimePassword, {
      memberId,
      id: uuid(),
      requestId,
      codeHash: this.keyedHash.of('otp', ...boundTo(request), code),
      issuedBy,
      expiresAt,
      state: 'LIVE',
    });
    return { code, expiresAt };
  }

  /**
   * Uses the code up when it is right.
   * @returns why it is refused, or undefined; a wrong one has been counted then, so the caller must commit.
   */
  async use(tx: EntityManager, request: WithdrawalRequest, code: string): Promise<Problem | undefined> {
    const { memberId, id: requestId } = request;
    const wrongToday = await this.wrongTriesToday(tx, memberId);
    if (wrongToday >= WRONG_TRIES_PER_DAY) {
      return new OtpLocked({ detail: 'Too many wrong tries today. Please try again tomorrow.' });
    }
    const otp = await tx.findOne(OneTimePassword, { where: { memberId, requestId }, order: { id: 'DESC' } });
    if (!otp) return new OtpMissing();
    if (otp.state === 'LOCKED') return new OtpLocked();
    if (otp.state !== 'LIVE') return new OtpMissing();
    if (otp.expiresAt <= new Date()) return new OtpExpired();
    if (!this.keyedHash.matches(otp.codeHash, 'otp', ...boundTo(request), code)) {
      return this.countWrongTry(tx, otp, wrongToday);
    }
    await tx.update(OneTimePassword, { memberId, id: otp.id }, { state: 'USED' });
    return undefined;
  }

  private async countWrongTry(
    tx: EntityManager,
    { memberId, id, wrongTries }: OneTimePassword,
    wrongToday: number,
  ): Promise<Problem> {
    const tries = wrongTries + 1;
    const state = tries >= TRIES_PER_CODE ? 'LOCKED' : 'LIVE';
    await tx.update(OneTimePassword, { memberId, id }, { wrongTries: tries, state });
    await tx.upsert(WrongOtpDay, { memberId, day: todayInManila(new Date()), wrongTries: wrongToday + 1 }, [
      'memberId',
      'day',
    ]);
    const triesLeft = Math.min(TRIES_PER_CODE - tries, WRONG_TRIES_PER_DAY - wrongToday - 1);
    return new OtpInvalid({ extensions: { triesLeft } });
  }

  /** Counted under the lock of the one open request, so tries of one member come one after the other. */
  private async wrongTriesToday(tx: EntityManager, memberId: string): Promise<number> {
    const row = await tx.findOneBy(WrongOtpDay, { memberId, day: todayInManila(new Date()) });
    return row?.wrongTries ?? 0;
  }
}

function boundTo({ memberId, id, amountMinor, currency, bankName, accountNumberCipher }: WithdrawalRequest) {
  return [memberId, id, String(amountMinor), currency, bankName, accountNumberCipher];
}
