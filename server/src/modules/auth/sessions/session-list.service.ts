import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../../platform/access/access';
import { AuditService } from '../../../platform/audit/audit.service';
import { Database } from '../../../platform/database/database';
import type { Language } from '../../../platform/language/language';
import { countryOf } from '../../member/lists/country-of';
import { about } from '../account-audit';
import { deviceWords } from './device-words';
import type { SessionListDto } from './session-list.dto';
import { SessionNotFound } from './session-list.errors';
import { endOneSession, endSessionsElsewhere, readSessions } from './session-list.sql';

/** Shows people where they are signed in, and lets them end it. */
@Injectable()
export class SessionList {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  async list({ accountId, sessionId }: CurrentAccount, language: Language): Promise<SessionListDto> {
    const rows = await readSessions.all(this.database.manager, accountId, sessionId, new Date());
    return {
      items: rows.map(({ id, browser, system, network, firstSeenAt, lastSeenAt }) => ({
        id,
        device: deviceWords({ browser, system }, language),
        place: network === null ? undefined : countryOf(network),
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === sessionId,
      })),
    };
  }

  /** @throws SessionNotFound for another's, too */
  async end(caller: CurrentAccount, sessionId: string): Promise<void> {
    if (!isUUID(sessionId)) throw new SessionNotFound();
    await this.database.transaction(async (tx) => {
      const found = await endOneSession.first(tx, caller.accountId, sessionId, new Date());
      if (!found) throw new SessionNotFound();
      if (found.isEndedNow) await this.record(tx, caller, [sessionId]);
    });
  }

  async endOthers(caller: CurrentAccount): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { accountId, sessionId } = caller;
      const { sessions } = await endSessionsElsewhere.only(tx, accountId, sessionId, new Date());
      if (sessions.length > 0) await this.record(tx, caller, sessions);
    });
  }

  private record(tx: EntityManager, caller: CurrentAccount, sessions: readonly string[]): Promise<void> {
    const after = { reason: 'ENDED_BY_OWNER', sessions };
    const { accountId: actorId } = caller;
    return this.audit.record(tx, { actorId, action: 'SESSIONS_ENDED', ...about(caller), after });
  }
}
