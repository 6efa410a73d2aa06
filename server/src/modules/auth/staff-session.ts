import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { SecondFactorRequired, TokenExpired, TokenInvalid } from '../../platform/access/access.errors';
import type { StaffStanding } from '../../platform/access/staff-standing';
import { Database } from '../../platform/database/database';
import { loggable } from '../../platform/loggable';
import { noteSeen, readStaffSession, type SessionTimes } from './auth.sql';

/** When staff were last seen is told to the minute. */
const NOTED_MILLISECONDS = 60_000;

type SessionName = Pick<CurrentAccount, 'accountId' | 'sessionId'>;

/** Sessions of staff end earlier than those of members, and are good for nothing without a second factor. */
@Injectable()
export class StaffSessions implements StaffStanding {
  private readonly logger = new Logger(StaffSessions.name);
  /** Sessions whose use is being written. */
  private readonly noting = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** With the roles that the account has now, whatever the token says. */
  async current(caller: CurrentAccount, isBeforeSecondFactor: boolean): Promise<CurrentAccount> {
    const { accountId, sessionId } = caller;
    const session = await readStaffSession.first(this.database.manager, accountId, sessionId);
    if (!session) throw new TokenInvalid();
    const { roles, isEnrolled, hasPasskey, hasSecondFactor, hasEnded } = session;
    // Told so too where a job has ended it since.
    if (this.isOver(session)) throw new TokenExpired();
    if (hasEnded) throw new TokenInvalid();
    const needsFactor = this.settings.needsSecondFactor || isEnrolled;
    // Who has the password alone sets up no other factor beside one that there is.
    const mayEnrol = isBeforeSecondFactor && !isEnrolled && !hasPasskey;
    if (needsFactor && !hasSecondFactor && !mayEnrol) throw new SecondFactorRequired();
    this.see(caller, session);
    return { ...caller, roles };
  }

  /** Whether its time has run out, or it stood idle for too long; it began being used when it began. */
  isOver({ createdAt, lastSeenAt }: SessionTimes): boolean {
    const { longest, idle } = this.settings.staffSession;
    const now = Date.now();
    const began = createdAt.getTime();
    return now - began >= longest || now - (lastSeenAt?.getTime() ?? began) >= idle;
  }

  /** The request goes on meanwhile, and does so too where it could not be written. */
  see(session: SessionName, { lastSeenAt }: SessionTimes): void {
    const now = Date.now();
    if (lastSeenAt && lastSeenAt.getTime() > now - NOTED_MILLISECONDS) return;
    if (this.noting.has(session.sessionId)) return;
    void this.note(session, now);
  }

  private async note({ accountId, sessionId }: SessionName, now: number): Promise<void> {
    this.noting.add(sessionId);
    try {
      const aMinuteAgo = new Date(now - NOTED_MILLISECONDS);
      await noteSeen.alone(this.database, accountId, sessionId, new Date(now), aMinuteAgo);
    } catch (error) {
      this.logger.warn(loggable(error));
    } finally {
      this.noting.delete(sessionId);
    }
  }
}
