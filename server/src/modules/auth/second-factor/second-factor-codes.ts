import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service';
import { todayInManila } from '../../../platform/calendar';
import { type CodeRules, judgeTry, type KeptCode, type Verdict } from '../../../platform/codes/code-rules';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { Problem } from '../../../platform/problem/problem';
import { type AuditedAccount, about } from '../account-audit';
import { newLongCode, plainInvitationCode } from '../admission/invitation-code';
import type { SecondFactorMethod } from './second-factor.dto';
import { SecondFactor, SecondFactorCode } from './second-factor.entity';
import {
  lockedForThisSignIn,
  lockedForToday,
  SecondFactorCodeInvalid,
  SecondFactorTokenInvalid,
} from './second-factor.errors';
import { stepOf } from './totp';

/** A sign-in has five tries, an account ten wrong ones a day. */
export const SECOND_FACTOR_RULES: CodeRules = {
  purpose: 'second factor',
  digits: 6,
  lifetimeSeconds: 5 * 60,
  triesPerCode: 5,
  wrongTriesPerDay: 10,
};
/** Who is signed in has the tries of the day alone. */
const RULES_IN_SESSION: CodeRules = { ...SECOND_FACTOR_RULES, triesPerCode: Number.POSITIVE_INFINITY };
const IN_SESSION: KeptCode = { codeHash: '', expiresAt: new Date(8.64e15), wrongTries: 0, state: 'LIVE' };

export type EnrolledFactor = SecondFactor & { readonly secretCipher: string };

export function isEnrolled(factor: SecondFactor | null): factor is EnrolledFactor {
  return factor?.secretCipher != null;
}

const SECRET = 'secondFactor';
const RECOVERY_CODE = 'second factor recovery code';
const RECOVERY_CODES = 10;

/** Secrets and recovery codes of second factors, and tries at them. */
@Injectable()
export class SecondFactorCodes {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
  ) {}

  encrypt(secret: string, accountId: string): string {
    return this.cipher.encrypt(secret, accountId, SECRET);
  }

  /** The row of the account, held until the transaction ends. */
  hold(tx: EntityManager, accountId: string): Promise<SecondFactor | null> {
    return tx.findOne(SecondFactor, { where: { accountId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Which step of the time a typed code is of, where it is one of the secret. */
  stepOf(stored: string, accountId: string, typed: string, now: Date): number | undefined {
    return stepOf(this.cipher.decrypt(stored, accountId, SECRET), typed.replaceAll(' ', ''), now);
  }

  /**
   * Judges a try at an account's code, keeps what came of it, and writes it down. The row is held.
   * @param kept the sign-in that the try is for, if it is for one
   */
  async judge(
    tx: EntityManager,
    factor: EnrolledFactor,
    account: AuditedAccount,
    typed: string,
    kept?: KeptCode,
  ): Promise<Verdict> {
    const { accountId, secretCipher } = factor;
    const now = new Date();
    const today = todayInManila(now);
    const wrongToday = factor.wrongDay === today ? factor.wrongTries : 0;
    const method = methodOf(typed);
    const step = method === 'totp' ? this.stepOf(secretCipher, accountId, typed, now) : undefined;
    const codeHash = this.hashOf(accountId, typed);
    const isSame =
      method === 'totp'
        ? step !== undefined && step > (factor.lastStep ?? 0)
        : await tx.existsBy(SecondFactorCode, { accountId, codeHash, usedAt: IsNull() });
    const rules = kept ? SECOND_FACTOR_RULES : RULES_IN_SESSION;
    const verdict = judgeTry(rules, { kept: kept ?? IN_SESSION, wrongToday, isSame, now });
    if (verdict.is === 'RIGHT') {
      if (method === 'totp') await tx.update(SecondFactor, { accountId }, { lastStep: step });
      else await tx.update(SecondFactorCode, { accountId, codeHash }, { usedAt: now });
    } else if (verdict.is === 'WRONG') {
      await tx.update(SecondFactor, { accountId }, { wrongDay: today, wrongTries: wrongToday + 1 });
    }
    await this.record(tx, account, method, verdict);
    return verdict;
  }

  /** Ten new recovery codes in the place of those there were, as they are told once. */
  async replaceRecoveryCodes(tx: EntityManager, accountId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newLongCode);
    await tx.delete(SecondFactorCode, { accountId });
    const rows = codes.map((code) => ({ accountId, codeHash: this.hashOf(accountId, code) }));
    await tx.insert(SecondFactorCode, rows);
    return codes;
  }

  private hashOf(accountId: string, code: string): string {
    return this.keyedHash.of(RECOVERY_CODE, accountId, plainInvitationCode(code));
  }

  private async record(
    tx: EntityManager,
    account: AuditedAccount,
    method: SecondFactorMethod,
    verdict: Verdict,
  ): Promise<void> {
    const isRight = verdict.is === 'RIGHT';
    await this.audit.record(tx, {
      actorId: isRight ? account.accountId : null,
      action: isRight ? 'SECOND_FACTOR_ACCEPTED' : 'SECOND_FACTOR_REFUSED',
      ...about(account),
      after: { method, ...(!isRight && { because: verdict.is }) },
    });
  }
}

/** Authenticators show digits alone; recovery codes are longer. */
function methodOf(typed: string): SecondFactorMethod {
  return /^\d{6}$/.test(typed.replaceAll(' ', '')) ? 'totp' : 'recovery_code';
}

/** What a try that was not right is told. */
export function refusalOf(verdict: Exclude<Verdict, { readonly is: 'RIGHT' }>): Problem {
  switch (verdict.is) {
    case 'WRONG':
      return codeInvalid(verdict.triesLeft);
    case 'LOCKED':
      return lockedForThisSignIn();
    case 'LOCKED_TODAY':
      return lockedForToday();
    default:
      return new SecondFactorTokenInvalid();
  }
}

export function codeInvalid(triesLeft: number): Problem {
  const errors = [{ field: 'code', message: SecondFactorCodeInvalid.detail }];
  return new SecondFactorCodeInvalid({ errors, extensions: { triesLeft } });
}
