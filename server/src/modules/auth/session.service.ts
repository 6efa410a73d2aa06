import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { Settings } from '../../config/settings';
import { isStaff } from '../../platform/access/access';
import { AuditService, auditValues } from '../../platform/audit/audit.service';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { Database } from '../../platform/database/database';
import type { Statement } from '../../platform/database/statement';
import type { Language } from '../../platform/language/language';
import { newId } from '../../platform/new-id';
import { type AuditedAccount, about } from './account-audit';
import { LoginExpired } from './auth.errors';
import {
  type BeginningValues,
  type Begun,
  beginSession,
  beginStaffSession,
  endFamily,
  endOtherSessions,
  endSession,
  endSessions,
  type Refreshed,
  readSessionsOver,
  rotateToken,
  type SessionOver,
} from './auth.sql';
import { RefreshToken, Session } from './session.entity';
import type { Device } from './sessions/device-words';
import { coarseNetworkOf } from './sessions/place';
import { StaffSessions } from './staff-session';

const LIFETIME_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** Each has a transaction of its own: it may have thousands of tokens. */
const SESSIONS_PURGED_AT_ONCE = 100;
/** Two tabs may refresh with the same token at the same time. */
const GRACE_MILLISECONDS = 10_000;
const graceBeganAt = (now: Date) => new Date(now.getTime() - GRACE_MILLISECONDS);

export interface IssuedSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly isPersistent: boolean;
  /** Goes into the cookie: account, family and secret, so that every look-up has the account's key. */
  readonly refreshToken: string;
}

/** Who signs in, with the password hash that was verified, from which browser. */
export interface Beginning extends AuditedAccount {
  readonly passwordHash: string;
  readonly isPersistent: boolean;
  readonly deviceHash: string;
  readonly device: Device;
  readonly address: string;
  /** By which the audit trail tells the network. */
  readonly networkHash: string;
  /** In which language the member is to be told of it, where it is news. */
  readonly newsIn?: Language | null;
  /** In a browser that is known: what it was signed in to before has lost its cookie, is nobody's any more, and ends. */
  readonly isAgain?: boolean;
}

/** Why a session ended before its time, as the audit trail tells it. */
export type SessionEnd =
  | 'SIGNED_OUT'
  | 'SIGNED_IN_AGAIN'
  | 'TOKEN_REUSED'
  | 'TIME_OVER'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'RECOVERED'
  | 'RECOVERY_STOPPED'
  | 'PASSWORD_BARRED'
  | 'ENDED_BY_OPERATOR'
  | 'SUSPENDED'
  | 'RESUMED'
  | 'SECOND_FACTOR_CHANGED';

/** Whose sessions end, by whose doing, and why. */
export interface Ending extends AuditedAccount {
  /** Nobody where it is the command line, or the session itself is not believed any more. */
  readonly actorId: string | null;
  readonly reason: SessionEnd;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
    private readonly staff: StaffSessions,
    private readonly settings: Settings,
  ) {}

  /**
   * In a transaction with whatever else it causes, or in one of its own.
   * @param secondFactorAt when staff have shown their second factor
   * @returns nothing where the account was suspended meanwhile, or has another password.
   */
  async start(
    beginning: Beginning,
    tx?: EntityManager,
    secondFactorAt: Date | null = null,
  ): Promise<IssuedSession | undefined> {
    const { issued, values } = this.newSession(beginning);
    const send = <Values extends readonly unknown[]>(begin: Statement<Begun, Values>, ...all: Values) =>
      tx ? begin.all(tx, ...all) : begin.beside(this.database, ...all);
    const [begun] = isStaff(beginning)
      ? await send(beginStaffSession, ...values, secondFactorAt)
      : await send(beginSession, ...values);
    return begun && issued;
  }

  private newSession({
    accountId,
    passwordHash,
    roles,
    isPersistent,
    deviceHash,
    device: { browser, system },
    address,
    networkHash,
    newsIn = null,
    isAgain = false,
  }: Beginning) {
    const sessionId = newId();
    const refreshToken = newToken(accountId, sessionId);
    const now = new Date();
    const longest = isStaff({ roles }) ? this.settings.staffSession.longest : Number.POSITIVE_INFINITY;
    const audit = auditValues({
      actorId: accountId,
      action: 'SIGNED_IN',
      ...about({ accountId, roles }),
      after: { session: sessionId, network: networkHash },
    });
    const values: BeginningValues = [
      accountId,
      passwordHash,
      sessionId,
      isPersistent,
      new Date(now.getTime() + Math.min(LIFETIME_MILLISECONDS, longest)),
      this.hashOf(refreshToken),
      deviceHash,
      now,
      browser,
      system,
      coarseNetworkOf(address),
      newsIn,
      isAgain ? graceBeganAt(now) : null,
      newId(),
      ...audit,
    ];
    return { issued: { accountId, sessionId, isPersistent, refreshToken }, values };
  }

  /**
   * Trades a refresh token for the next one. A token that was traded before, outside of the grace for two
   * tabs, is taken for stolen: the whole family ends.
   * @throws LoginExpired for a token that is unknown, expired, revoked or reused, and for staff whose time is over.
   */
  async rotate(token: string): Promise<IssuedSession & Refreshed> {
    const family = familyOf(token);
    if (!family) throw new LoginExpired();
    const { accountId, sessionId } = family;
    const refreshToken = newToken(accountId, sessionId);
    const now = new Date();
    const [refreshed] = await rotateToken.alone(
      this.database,
      accountId,
      sessionId,
      this.hashOf(token),
      this.hashOf(refreshToken),
      now,
      graceBeganAt(now),
    );
    if (!refreshed) throw new LoginExpired();
    const { roles, isReused } = refreshed;
    const isOver = isStaff({ roles }) && this.staff.isOver(refreshed);
    if (isReused || isOver) {
      const reason = isReused ? 'TOKEN_REUSED' : 'TIME_OVER';
      await this.endOne(sessionId, { accountId, roles, actorId: null, reason });
      throw new LoginExpired();
    }
    if (isStaff({ roles })) this.staff.see({ accountId, sessionId }, refreshed);
    return { accountId, sessionId, refreshToken, ...refreshed };
  }

  /** Ends the family of this token, if it is one. */
  async end(token: string): Promise<void> {
    const family = familyOf(token);
    if (!family) return;
    const { accountId, sessionId } = family;
    await this.database.transaction(async (tx) => {
      const ended = await endSession.first(tx, accountId, sessionId, this.hashOf(token), new Date());
      const ending = {
        accountId,
        actorId: accountId,
        reason: 'SIGNED_OUT',
        roles: ended?.roles ?? [],
      } as const;
      await this.record(tx, ending, ended ? [sessionId] : []);
    });
  }

  async endOne(sessionId: string, ending: Ending): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await endFamily.all(tx, ending.accountId, sessionId, new Date());
      await this.record(tx, ending, idsOf(ended));
    });
  }

  /** With a new password, which this session goes on with. */
  async endOthers(tx: EntityManager, sessionId: string, passwordHash: string, ending: Ending): Promise<void> {
    const ended = await endOtherSessions.all(tx, ending.accountId, sessionId, passwordHash, new Date());
    const others = idsOf(ended).filter((id) => id !== sessionId);
    await this.record(tx, ending, others);
  }

  /** @param except the one that goes on */
  async endAll(tx: EntityManager, ending: Ending, except: string | null = null): Promise<void> {
    const ended = await endSessions.all(tx, ending.accountId, except, new Date());
    await this.record(tx, ending, idsOf(ended));
  }

  private async record(tx: EntityManager, ending: Ending, sessions: readonly string[]): Promise<void> {
    if (sessions.length === 0) return;
    const { actorId, reason } = ending;
    const after = { reason, sessions };
    await this.audit.record(tx, { actorId, action: 'SESSIONS_ENDED', ...about(ending), after });
  }

  /** Sessions that nobody came back to end when their time does, so that the trail tells each end. */
  async endOver(): Promise<void> {
    const now = Date.now();
    const { longest, idle } = this.settings.staffSession;
    const before = (milliseconds: number) =>
      Number.isFinite(milliseconds) ? new Date(now - milliseconds) : null;
    let over: readonly SessionOver[];
    do {
      over = await this.database.maintenance((tx) =>
        readSessionsOver.all(tx, new Date(now), before(idle), before(longest)),
      );
      for (const { id, ...account } of over) {
        await this.endOne(id, { ...account, actorId: null, reason: 'TIME_OVER' });
      }
    } while (over.length > 0);
  }

  /** Forgets families that have ended, or whose time ran out, with their tokens; a day late, so that none of them is in use. */
  async purge(): Promise<void> {
    const aDayAgo = LessThan(new Date(Date.now() - DAY_MILLISECONDS));
    const isOver = [{ expiresAt: aDayAgo }, { revokedAt: aDayAgo }];
    let over: Session[];
    do {
      over = await this.database.maintenance((tx) =>
        tx.find(Session, { where: isOver, take: SESSIONS_PURGED_AT_ONCE }),
      );
      for (const { accountId, id } of over) {
        await this.database.maintenance(async (tx) => {
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

const idsOf = (sessions: readonly { readonly id: string }[]) => sessions.map(({ id }) => id);

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
