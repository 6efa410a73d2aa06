import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { isStaff, type Role } from '../../platform/access/access';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { Database } from '../../platform/database/database';
import { LoginExpired } from './auth.errors';
import {
  type BeginningValues,
  beginSession,
  beginStaffSession,
  endOtherSessions,
  endSession,
  type Refreshed,
  rotateToken,
} from './auth.sql';
import { RefreshToken, Session } from './session.entity';
import type { Device } from './sessions/device-words';
import { coarseNetworkOf } from './sessions/place';

const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
/** Each has a transaction of its own: it may have thousands of tokens. */
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

/** Who signs in, with the password hash that was verified, from which browser. */
export interface Beginning {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly roles: readonly Role[];
  readonly isPersistent: boolean;
  readonly deviceHash: string;
  readonly device: Device;
  readonly address: string;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: Database,
    private readonly keyedHash: KeyedHash,
  ) {}

  /**
   * In a transaction with whatever else it causes, or in one of its own.
   * @returns nothing where the account was suspended meanwhile, or has another password.
   */
  async start(
    {
      accountId,
      passwordHash,
      roles,
      isPersistent,
      deviceHash,
      device: { browser, system },
      address,
    }: Beginning,
    tx?: EntityManager,
  ): Promise<IssuedSession | undefined> {
    const sessionId = uuid();
    const refreshToken = newToken(accountId, sessionId);
    const now = new Date();
    const begin = isStaff({ roles }) ? beginStaffSession : beginSession;
    const values: BeginningValues = [
      accountId,
      passwordHash,
      sessionId,
      isPersistent,
      new Date(now.getTime() + LIFETIME_MILLISECONDS),
      this.hashOf(refreshToken),
      deviceHash,
      now,
      browser,
      system,
      coarseNetworkOf(address),
    ];
    const [begun] = await (tx ? begin.all(tx, ...values) : begin.alone(this.dataSource, ...values));
    return begun && { accountId, sessionId, isPersistent, refreshToken };
  }

  /**
   * Trades a refresh token for the next one. A token that was traded before, outside of the grace for two
   * tabs, is taken for stolen: the whole family ends.
   * @throws LoginExpired for a token that is unknown, expired, revoked or reused.
   */
  async rotate(token: string): Promise<IssuedSession & Refreshed> {
    const family = familyOf(token);
    if (!family) throw new LoginExpired();
    const { accountId, sessionId } = family;
    const refreshToken = newToken(accountId, sessionId);
    const now = new Date();
    const [refreshed] = await rotateToken.alone(
      this.dataSource,
      accountId,
      sessionId,
      this.hashOf(token),
      this.hashOf(refreshToken),
      now,
      new Date(now.getTime() - GRACE_MILLISECONDS),
    );
    if (!refreshed) throw new LoginExpired();
    return { accountId, sessionId, refreshToken, ...refreshed };
  }

  /** Ends the family of this token, if it is one. */
  async end(token: string): Promise<void> {
    const family = familyOf(token);
    if (!family) return;
    const { accountId, sessionId } = family;
    await endSession.alone(this.dataSource, accountId, sessionId, this.hashOf(token), new Date());
  }

  /** With a new password, which this session goes on with. */
  async endOthers(
    tx: EntityManager,
    accountId: string,
    sessionId: string,
    passwordHash: string,
  ): Promise<void> {
    await endOtherSessions.all(tx, accountId, sessionId, passwordHash, new Date());
  }

  async endAll(tx: EntityManager, accountId: string): Promise<void> {
    await tx.update(Session, { accountId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /** Forgets families whose time ran out, with their tokens; a day late, so that none of them is in use. */
  async purge(): Promise<void> {
    const isOver = { expiresAt: LessThan(new Date(Date.now() - DAY_MILLISECONDS)) };
    let over: Session[];
    do {
      over = await this.dataSource.maintenance((tx) =>
        tx.find(Session, { where: isOver, take: SESSIONS_PURGED_AT_ONCE }),
      );
      for (const { accountId, id } of over) {
        await this.dataSource.maintenance(async (tx) => {
          await tx.delete(RefreshToken, { accountId, sessionId: id });
          await tx.delete(Session, { accountId, id });
        });
      }
    } while (over.length > 0);
  }

  private hashOf(refreshToken: string): string {
    return this.keyedHash.of('refresh token', refreshToken);
  }
}

function newToken(accountId: string, sessionId: string): string {
  return `${accountId}.${sessionId}.${randomBytes(32).toString('base64url')}`;
}

/** What a token says of itself; nothing where it is no token of ours. */
function familyOf(token: string): Pick<IssuedSession, 'accountId' | 'sessionId'> | undefined {
  const [accountId = '', sessionId = ''] = token.split('.');
  return isUuid(accountId) && isUuid(sessionId) ? { accountId, sessionId } : undefined;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
