import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type EntityManager, IsNull } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { newId } from '../../../platform/new-id';
import { Problem } from '../../../platform/problem/problem';
import { AccessTokens } from '../access-token';
import { Account } from '../account.entity';
import { about } from '../account-audit';
import { AccountSuspended } from '../auth.errors';
import { type Beginning, SessionService } from '../session.service';
import { countedSignIn, type SignedIn } from '../signed-in';
import type { SecondFactorAnswerDto, SecondFactorDto } from './second-factor.dto';
import { SecondFactor, SecondFactorChallenge, SecondFactorCode } from './second-factor.entity';
import { SecondFactorTokenInvalid } from './second-factor.errors';
import { isEnrolled, refusalOf, SECOND_FACTOR_RULES, SecondFactorCodes } from './second-factor-codes';

const TOKEN = 'second factor token';
const BEGINNING = 'secondFactorBeginning';

/** What a sign-in goes on with after the second factor; the rest is the account's own. */
type KeptBeginning = Omit<Beginning, 'accountId' | 'roles' | 'passwordHash'>;

/** Staff with an authenticator sign in with two steps: the password, and then a code. */
@Injectable()
export class SecondFactorSignIn {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly codes: SecondFactorCodes,
    private readonly tokens: AccessTokens,
    private readonly cipher: FieldCipher,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
  ) {}

  /** After a right password. @returns nothing where there is no authenticator */
  async ask({ accountId, roles, passwordHash, ...kept }: Beginning): Promise<SecondFactorDto | undefined> {
    const factor = await this.database.manager.findOneBy(SecondFactor, { accountId });
    if (!isEnrolled(factor)) return undefined;
    const id = newId();
    const token = `${accountId}.${id}.${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + SECOND_FACTOR_RULES.lifetimeSeconds * 1000);
    const recoveryCodesLeft = await this.database.transaction(async (tx) => {
      await tx.insert(SecondFactorChallenge, {
        accountId,
        id,
        tokenHash: this.keyedHash.of(TOKEN, token),
        passwordPrint: printOf(passwordHash),
        beginningCipher: this.cipher.encrypt(
          JSON.stringify(kept satisfies KeptBeginning),
          accountId,
          BEGINNING,
        ),
        expiresAt,
        state: 'LIVE',
      });
      await this.audit.record(tx, {
        actorId: null,
        action: 'SECOND_FACTOR_ASKED',
        ...about({ accountId, roles }),
        after: { network: kept.networkHash },
      });
      return tx.countBy(SecondFactorCode, { accountId, usedAt: IsNull() });
    });
    const methods = recoveryCodesLeft > 0 ? (['totp', 'recovery_code'] as const) : (['totp'] as const);
    return { token, methods: [...methods], expiresAt: expiresAt.toISOString() };
  }

  /** @throws SecondFactorTokenInvalid, SecondFactorCodeInvalid, SecondFactorLocked, AccountSuspended */
  signIn(answer: SecondFactorAnswerDto): Promise<SignedIn> {
    return countedSignIn(
      () => 'SIGNED_IN',
      async () => {
        const outcome = await this.database.transaction((tx) => this.attempt(tx, answer));
        if (outcome instanceof Problem) throw outcome;
        return outcome;
      },
    );
  }

  /** What counts a try is kept; what is thrown leaves nothing behind. */
  private async attempt(
    tx: EntityManager,
    { token, code }: SecondFactorAnswerDto,
  ): Promise<SignedIn | Problem> {
    const [accountId = '', id = ''] = token.split('.');
    if (!isUUID(accountId) || !isUUID(id)) throw new SecondFactorTokenInvalid();
    const factor = await this.codes.hold(tx, accountId);
    const challenge = await tx.findOneBy(SecondFactorChallenge, { accountId, id });
    const account = await tx.findOneBy(Account, { id: accountId });
    const isSame = this.keyedHash.matches(challenge?.tokenHash ?? '', TOKEN, token);
    if (!isEnrolled(factor) || !challenge || !account || !isSame) throw new SecondFactorTokenInvalid();
    if (account.suspendedAt) throw new AccountSuspended();
    const { phoneNumber, roles, passwordHash } = account;
    if (challenge.passwordPrint !== printOf(passwordHash)) throw new SecondFactorTokenInvalid();
    const about = { accountId, roles };
    const kept = { ...challenge, codeHash: '' };
    const verdict = await this.codes.judge(tx, factor, about, code, kept);
    if (verdict.is === 'WRONG') {
      const { wrongTries, state } = verdict;
      await tx.update(SecondFactorChallenge, { accountId, id }, { wrongTries, state });
    }
    if (verdict.is !== 'RIGHT') return refusalOf(verdict);
    await tx.update(SecondFactorChallenge, { accountId, id }, { state: 'USED' });
    const beginning: KeptBeginning = JSON.parse(
      this.cipher.decrypt(challenge.beginningCipher, accountId, BEGINNING),
    );
    const isAgain = true;
    const session = await this.sessions.start(
      { ...beginning, ...about, passwordHash, isAgain },
      tx,
      new Date(),
    );
    if (!session) throw new SecondFactorTokenInvalid();
    const { sessionId } = session;
    return { session, accessToken: this.tokens.sign({ accountId, phoneNumber, roles, sessionId }) };
  }
}

function printOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('hex');
}
