import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { SecondFactorRequired } from '../../../platform/access/access.errors';
import { AuditService } from '../../../platform/audit/audit.service';
import { Database } from '../../../platform/database/database';
import type { Posted } from '../../../platform/delivery/outbox';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { Problem } from '../../../platform/problem/problem';
import { Account } from '../account.entity';
import { about } from '../account-audit';
import { OwnPassword } from '../own-password';
import { Passkey } from '../passkeys/passkey.entity';
import { Session } from '../session.entity';
import { SessionService } from '../session.service';
import { SecurityNotices } from '../sessions/security-notices.service';
import type {
  SecondFactorConfirmDto,
  SecondFactorEnrolDto,
  SecondFactorEnrolmentDto,
  SecondFactorRecoveryCodesDto,
  SecondFactorRemoveDto,
  SecondFactorStatusDto,
} from './second-factor.dto';
import { SecondFactor, SecondFactorChallenge, SecondFactorCode } from './second-factor.entity';
import { SecondFactorMissing } from './second-factor.errors';
import {
  codeInvalid,
  type EnrolledFactor,
  isEnrolled,
  refusalOf,
  SecondFactorCodes,
} from './second-factor-codes';
import { enrolmentUri, newSecret } from './totp';

const CONFIRMED_WITHIN_MILLISECONDS = 15 * 60 * 1000;
const TRIES_TO_CONFIRM = 5;
const NOTHING_PENDING = { pendingSecretCipher: null, pendingUntil: null, pendingTries: 0 };

/** Authenticators of staff: how they are set up, replaced and removed. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly codes: SecondFactorCodes,
    private readonly sessions: SessionService,
    private readonly ownPassword: OwnPassword,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditService,
  ) {}

  async status({ accountId }: CurrentAccount): Promise<SecondFactorStatusDto> {
    const tx = this.database.manager;
    const factor = await tx.findOneBy(SecondFactor, { accountId });
    const recoveryCodesLeft = await tx.countBy(SecondFactorCode, { accountId, usedAt: IsNull() });
    return {
      required: this.settings.needsSecondFactor,
      enrolled: factor?.enrolledAt != null,
      enrolledAt: factor?.enrolledAt?.toISOString(),
      recoveryCodesLeft,
    };
  }

  /**
   * A secret for an authenticator, which counts once a code of it has confirmed it; the one so far counts until then.
   * @throws CurrentPasswordWrong, SignInLocked, ValidationFailed, SecondFactorCodeInvalid, SecondFactorLocked,
   * SecondFactorRequired
   */
  async enrol(
    caller: CurrentAccount,
    { password, code }: SecondFactorEnrolDto,
    address: string,
  ): Promise<SecondFactorEnrolmentDto> {
    const { accountId, phoneNumber } = caller;
    await this.ownPassword.confirm(caller, password, address);
    const secret = newSecret();
    const pendingUntil = new Date(Date.now() + CONFIRMED_WITHIN_MILLISECONDS);
    const refused = await this.database.transaction(async (tx) => {
      const factor = await this.codes.hold(tx, accountId);
      const refusal = isEnrolled(factor)
        ? await this.refusal(tx, caller, factor, code)
        : await this.refusalBesidePasskeys(tx, caller);
      if (refusal) return refusal;
      const pendingSecretCipher = this.codes.encrypt(secret, accountId);
      const pending = { pendingSecretCipher, pendingUntil, pendingTries: 0 };
      await tx.upsert(SecondFactor, { accountId, ...pending }, ['accountId']);
      return undefined;
    });
    if (refused) throw refused;
    const uri = enrolmentUri(secret, this.settings.environment.COMPANY_SHORT_NAME, phoneNumber);
    return { secret, uri, expiresAt: pendingUntil.toISOString() };
  }

  /** The session has shown the factor by this; all others end. @throws SecondFactorMissing, SecondFactorCodeInvalid */
  async confirm(
    caller: CurrentAccount,
    { code }: SecondFactorConfirmDto,
  ): Promise<SecondFactorRecoveryCodesDto> {
    const { accountId } = caller;
    const outcome = await this.database.transaction(async (tx) => {
      const factor = await this.codes.hold(tx, accountId);
      const now = new Date();
      const { pendingSecretCipher: secretCipher = null, pendingUntil = null } = factor ?? {};
      if (!factor || !secretCipher || !pendingUntil || pendingUntil <= now) throw new SecondFactorMissing();
      const lastStep = this.codes.stepOf(secretCipher, accountId, code, now);
      if (lastStep === undefined) return this.countWrong(tx, caller, factor);
      await tx.update(
        SecondFactor,
        { accountId },
        { secretCipher, enrolledAt: now, lastStep, ...NOTHING_PENDING },
      );
      const recoveryCodes = await this.codes.replaceRecoveryCodes(tx, accountId);
      await this.goOnAlone(tx, caller, now);
      const action = factor.secretCipher ? 'SECOND_FACTOR_REPLACED' : 'SECOND_FACTOR_ENROLLED';
      return { recoveryCodes, posted: await this.recordAndTell(tx, caller, action) };
    });
    if (outcome instanceof Problem) throw outcome;
    this.notices.tell(outcome.posted);
    return { recoveryCodes: outcome.recoveryCodes };
  }

  /**
   * All other sessions end. This one goes on without a second factor, so where it is required only to set up another.
   * @throws CurrentPasswordWrong, SignInLocked, SecondFactorMissing, SecondFactorCodeInvalid, SecondFactorLocked
   */
  async remove(
    caller: CurrentAccount,
    { password, code }: SecondFactorRemoveDto,
    address: string,
  ): Promise<void> {
    const { accountId } = caller;
    await this.ownPassword.confirm(caller, password, address);
    const outcome = await this.database.transaction(async (tx) => {
      const factor = await this.codes.hold(tx, accountId);
      if (!isEnrolled(factor)) throw new SecondFactorMissing();
      const refusal = await this.refusal(tx, caller, factor, code);
      if (refusal) return refusal;
      const nothing = { secretCipher: null, enrolledAt: null, lastStep: null, ...NOTHING_PENDING };
      await tx.update(SecondFactor, { accountId }, nothing);
      await tx.delete(SecondFactorCode, { accountId });
      await this.goOnAlone(tx, caller, null);
      return this.recordAndTell(tx, caller, 'SECOND_FACTOR_REMOVED');
    });
    if (outcome instanceof Problem) throw outcome;
    this.notices.tell(outcome);
  }

  /** All of it, of who has lost it. */
  async forget(tx: EntityManager, accountId: string): Promise<void> {
    for (const kind of [SecondFactorChallenge, SecondFactorCode, SecondFactor]) {
      await tx.delete(kind, { accountId });
    }
  }

  /** Forgets the wrong tries of the day. */
  async lift(tx: EntityManager, accountId: string): Promise<void> {
    await tx.update(SecondFactor, { accountId }, { wrongTries: 0 });
  }

  /** Who has a passkey signs in with it first: the password alone sets up no other way beside it. */
  private async refusalBesidePasskeys(
    tx: EntityManager,
    { accountId, sessionId }: CurrentAccount,
  ): Promise<Problem | undefined> {
    if (!(await tx.existsBy(Passkey, { accountId }))) return undefined;
    const session = await tx.findOneBy(Session, { accountId, id: sessionId });
    return session?.secondFactorAt ? undefined : new SecondFactorRequired();
  }

  private async refusal(
    tx: EntityManager,
    caller: CurrentAccount,
    factor: EnrolledFactor,
    code: string | undefined,
  ): Promise<Problem | undefined> {
    if (code === undefined) {
      throw new ValidationFailed({
        errors: [{ field: 'code', message: 'Enter a code of the authenticator that you have so far.' }],
      });
    }
    const verdict = await this.codes.judge(tx, factor, caller, code);
    return verdict.is === 'RIGHT' ? undefined : refusalOf(verdict);
  }

  private async countWrong(
    tx: EntityManager,
    caller: CurrentAccount,
    { accountId, pendingTries }: SecondFactor,
  ): Promise<Problem> {
    const tries = pendingTries + 1;
    const left = TRIES_TO_CONFIRM - tries;
    await tx.update(SecondFactor, { accountId }, left > 0 ? { pendingTries: tries } : NOTHING_PENDING);
    await this.record(tx, caller, 'SECOND_FACTOR_REFUSED', { method: 'totp', because: 'NOT_CONFIRMED' });
    return codeInvalid(left);
  }

  private async goOnAlone(
    tx: EntityManager,
    caller: CurrentAccount,
    secondFactorAt: Date | null,
  ): Promise<void> {
    const { accountId, roles, sessionId } = caller;
    await tx.update(Session, { accountId, id: sessionId }, { secondFactorAt });
    const ending = { accountId, roles, actorId: accountId, reason: 'SECOND_FACTOR_CHANGED' } as const;
    await this.sessions.endAll(tx, ending, sessionId);
  }

  private async recordAndTell(
    tx: EntityManager,
    caller: CurrentAccount,
    action: 'SECOND_FACTOR_ENROLLED' | 'SECOND_FACTOR_REPLACED' | 'SECOND_FACTOR_REMOVED',
  ): Promise<Posted | undefined> {
    await this.record(tx, caller, action);
    const account = await tx.findOneByOrFail(Account, { id: caller.accountId });
    return this.notices.putToStaff(tx, account, action);
  }

  private record(tx: EntityManager, caller: CurrentAccount, action: string, after?: object): Promise<void> {
    return this.audit.record(tx, { actorId: caller.accountId, action, ...about(caller), after });
  }
}
