import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { auditValues } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import type { CodeRules, Verdict } from '../../platform/codes/code-rules';
import { Codes, type NewCode } from '../../platform/codes/codes';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { newId } from '../../platform/new-id';
import type { Problem } from '../../platform/problem/problem';
import { isForPresentAccount } from './present-account';
import { OtpExpired, OtpInvalid, OtpLocked, OtpMissing } from './wallet.errors';
import {
  countWrongTry,
  type LockedRequest,
  type LockedToConfirm,
  lockToConfirm,
  type OpenRequest,
  replaceCode,
} from './withdrawal.sql';
import type { WithdrawalSource } from './withdrawal-status';

const WRONG_TRIES_A_DAY = 10;
const RULES: CodeRules = {
  purpose: 'otp',
  digits: 6,
  lifetimeSeconds: 10 * 60,
  triesPerCode: 5,
  wrongTriesPerDay: WRONG_TRIES_A_DAY,
};

type Bound = Omit<OpenRequest, 'expiresAt'>;

type CheckedOtp = { readonly codeId: string } | { readonly refusal: Problem };

/** One-time passwords of withdrawal requests (docs/deviations.md, S1). Who issues or checks one holds the request. */
@Injectable()
export class OtpService {
  constructor(
    private readonly codes: Codes,
    private readonly cipher: FieldCipher,
  ) {}

  /** A new code for the request; an earlier one ends. The code is told once and kept as a keyed hash. */
  async issue(tx: EntityManager, request: Bound, issuedBy: string): Promise<NewCode> {
    const { memberId, id } = request;
    const issued = this.codes.create(RULES, boundTo(request));
    const change = {
      actorId: issuedBy,
      action: 'OTP_ISSUED',
      subject: `withdrawal request ${id}`,
      memberId,
    };
    const { codeHash, expiresAt } = issued;
    await replaceCode.last(tx, memberId, id, newId(), codeHash, issuedBy, expiresAt, ...auditValues(change));
    return issued;
  }

  /** The wallet with the request and its newest code, locked; alone where the account is another one since. */
  async lock(
    tx: EntityManager,
    source: WithdrawalSource,
    memberId: string,
    walletId: string,
    requestId: string,
  ): Promise<LockedToConfirm | undefined> {
    const lock = () => lockToConfirm[source].first(tx, memberId, walletId, requestId, otpDay());
    const found = await lock();
    // Another code was issued while this waited, which a statement that began before does not see.
    const newest = found?.state === 'REPLACED' ? await lock() : found;
    if (newest?.requestWalletId == null || isForPresentAccount(this.cipher, newest)) return newest;
    return { balanceMinor: newest.balanceMinor, requestWalletId: null, state: null };
  }

  /** @returns the code to use up, or why it is refused; a wrong one has been counted then, so the caller must commit. */
  async check(tx: EntityManager, locked: LockedRequest, code: string): Promise<CheckedOtp> {
    const { memberId, wrongToday } = locked;
    const kept = locked.codeId === null ? undefined : locked;
    const verdict = this.codes.judge(RULES, kept, { code, boundTo: boundTo(locked), wrongToday });
    if (verdict.is === 'RIGHT' && kept) return { codeId: kept.codeId };
    if (verdict.is === 'WRONG' && kept) {
      const { wrongTries, state, triesLeft } = verdict;
      await countWrongTry.all(tx, memberId, kept.codeId, wrongTries, state, otpDay());
      return { refusal: new OtpInvalid({ extensions: { triesLeft } }) };
    }
    return { refusal: refusalFor(verdict.is) };
  }
}

function refusalFor(verdict: Verdict['is']): Problem {
  if (verdict === 'EXPIRED') return new OtpExpired();
  if (verdict === 'LOCKED') return new OtpLocked();
  if (verdict === 'LOCKED_TODAY') {
    return new OtpLocked({ detail: 'Too many wrong tries today. Please try again tomorrow.' });
  }
  return new OtpMissing();
}

/** How often a member may still type a wrong code today. At 0 no code is taken, also no right one, until the next day. */
export function wrongTriesLeft({ wrongToday }: { readonly wrongToday: number }): number {
  return Math.max(0, WRONG_TRIES_A_DAY - wrongToday);
}

/** The day that wrong tries are counted for, in Asia/Manila. */
export function otpDay(): string {
  return todayInManila(new Date());
}

function boundTo({ memberId, id, amountMinor, currency, bankName, accountNumberCipher }: Bound) {
  return [memberId, id, String(amountMinor), currency, bankName, accountNumberCipher];
}
