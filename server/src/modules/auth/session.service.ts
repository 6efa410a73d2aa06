import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { Database } from '../../platform/database/database';
import { deleteUntilDone } from '../../platform/database/forget';
import { LoginExpired } from './auth.errors';
import { RefreshToken, Session } from './session.entity';

const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
/** Each may have thousands of tokens. */
const SESSIONS_PURGED_AT_ONCE = 100;
/** Two tabs may refresh with the same token at the same time. */
const GRACE_MILLISECONDS = 10_000;

export interface IssuedSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly isPersistent: boolean;
  /** Goes into the cookie: account, family and secret, so that every look-up has the account's key. */
  readonly refreshToken: string;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: Database,
    private readonly keyedHash: KeyedHash,
  ) {}

  async start(tx: EntityManager, accountId: string, isPersistent: boolean): Promise<IssuedSession> {
    const session = { accountId, id: uuid(), isPersistent };
    await tx.insert(Session, {
      ...session,
      expiresAt: new Date(Date.now() + LIFETIME_MILLISECONDS),
      revokedAt: null,
    });
    return this.issue(tx, session);
  }

  /**
   * Trades a refresh token for the next one. A token that was traded before, outside of the grace for two
   * tabs, is taken for stolen: the whole family ends.
   * @throws LoginExpired for a token that is unknown, expired, revoked or reused.
   */
  async rotate(refreshToken: string): Promise<IssuedSession> {
    const issued = await this.dataSource.transaction(async (tx) => {
      const session = await this.lockSession(tx, refreshToken);
      if (!session) return undefined;
      const { accountId } = session;
      const tokenHash = this.hashOf(refreshToken);
      const token = await tx.findOneBy(RefreshToken, { accountId, tokenHash });
      if (!token) return undefined;
      if (token.rotatedAt && Date.now() - token.rotatedAt.getTime() > GRACE_MILLISECONDS) {
        await this.revoke(tx, accountId, session.id);
        return undefined;
      }
      if (!token.rotatedAt)
        await tx.update(RefreshToken, { accountId, tokenHash }, { rotatedAt: new Date() });
      return this.issue(tx, session);
    });
    if (!issued) throw new LoginExpired();
    return issued;
  }

  /** Ends the family of this token, if it is one. */
  async end(refreshToken: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const session = await this.lockSession(tx, refreshToken);
      if (!session) return;
      const known = await tx.existsBy(RefreshToken, {
        accountId: session.accountId,
        tokenHash: this.hashOf(refreshToken),
      });
      if (known) await this.revoke(tx, session.accountId, session.id);
    });
  }

  async endOthers(tx: EntityManager, accountId: string, sessionId: string): Promise<void> {
    await tx.update(
      Session,
      { accountId, id: Not(sessionId), revokedAt: IsNull() },
      { revokedAt: new Date() },
    );
  }

  async endAll(tx: EntityManager, accountId: string): Promise<void> {
    await tx.update(Session, { accountId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /** Forgets families whose time ran out, with their tokens; a day late, so that none of them is in use. */
  async purge(): Promise<void> {
    const someOfThem = `
      WITH over AS (
        SELECT account_id, id FROM session WHERE expires_at < now() - interval '1 day'
        LIMIT ${SESSIONS_PURGED_AT_ONCE} FOR UPDATE SKIP LOCKED
      ), tokens AS (
        DELETE FROM refresh_token t USING over WHERE t.account_id = over.account_id AND t.session_id = over.id
      )
      DELETE FROM session s USING over WHERE s.account_id = over.account_id AND s.id = over.id`;
    await deleteUntilDone(this.dataSource, someOfThem, SESSIONS_PURGED_AT_ONCE);
  }

  private async revoke(tx: EntityManager, accountId: string, id: string): Promise<void> {
    await tx.update(Session, { accountId, id }, { revokedAt: new Date() });
  }

  /** Locked, so that refreshes and sign-outs of one family come one after the other. */
  private async lockSession(tx: EntityManager, refreshToken: string): Promise<Session | undefined> {
    const [accountId = '', id = ''] = refreshToken.split('.');
    if (!isUuid(accountId) || !isUuid(id)) return undefined;
    const session = await tx.findOne(Session, {
      where: { accountId, id },
      lock: { mode: 'pessimistic_write' },
    });
    return session && !session.revokedAt && session.expiresAt > new Date() ? session : undefined;
  }

  private async issue(
    tx: EntityManager,
    { accountId, id, isPersistent }: Pick<Session, 'accountId' | 'id' | 'isPersistent'>,
  ): Promise<IssuedSession> {
    const refreshToken = `${accountId}.${id}.${randomBytes(32).toString('base64url')}`;
    await tx.insert(RefreshToken, {
      accountId,
      tokenHash: this.hashOf(refreshToken),
      sessionId: id,
      rotatedAt: null,
    });
    return { accountId, sessionId: id, isPersistent, refreshToken };
  }

  private hashOf(refreshToken: string): string {
    return this.keyedHash.of('refresh token', refreshToken);
  }
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
