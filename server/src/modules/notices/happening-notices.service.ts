import { Injectable } from '@nestjs/common';
import { byMember } from '../../platform/by-member';
import { todayInManila } from '../../platform/calendar';
import { Database } from '../../platform/database/database';
import { tryName } from '../../platform/database/lock-name';
import { newId } from '../../platform/new-id';
import { type FromEvent, noticeEvents, type UntoldEvent, untoldEvents } from './notices.sql';
import { isLookedAtAnew, noticesOf } from './rules/happenings';

/** At each look, so that a rush of events takes little from those who cause it; it is two million a day all the same. */
const EVENTS_AT_ONCE = 25;

/** Makes notices of what happened. The events stand there anyway, so what happens costs nobody anything more. */
@Injectable()
export class HappeningNotices {
  constructor(private readonly database: Database) {}

  /** Leaves it for later while requests wait for the database. */
  async look(): Promise<void> {
    if (this.database.load.waiting === 0) await this.take();
  }

  /** @returns how many events there were */
  async take(): Promise<number> {
    // Most looks find nothing, and need no transaction for that.
    if ((await untoldEvents.all(this.database.manager, 1)).length === 0) return 0;
    return this.database.transaction(async (tx) => {
      if (!(await tryName(tx, 'events are noticed'))) return 0;
      const events = await untoldEvents.all(tx, EVENTS_AT_ONCE);
      for (const [memberId, own] of byMember(events)) {
        const ids = own.map(({ id }) => id);
        const anew = own.filter(isLookedAtAnew).flatMap(({ data }) => data.loanNumber ?? []);
        noticeEvents.ahead(tx, memberId, ids, JSON.stringify(own.flatMap(rowsOf)), anew);
      }
      return events.length;
    });
  }
}

function rowsOf(event: UntoldEvent): FromEvent[] {
  const { id: eventId, at: madeAt, data } = event;
  const { loanNumber, withdrawalNumber, repaymentNumber, requestId } = data;
  const amount = event.type.startsWith('waiver.') ? data.amount : undefined;
  const about = { loanNumber, withdrawalNumber, repaymentNumber, requestId, amount };
  const day = todayInManila(madeAt);
  return noticesOf(event).map((kind) => ({ id: newId(), eventId, kind, day, madeAt, ...about }));
}
