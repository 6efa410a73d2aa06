import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../access/access';
import { AuditService } from '../audit/audit.service';
import { DAY_MILLISECONDS, readDayOrTime, startOfManilaDay, todayInManila } from '../calendar';
import { Database } from '../database/database';
import { DatabaseBusy, failureOf } from '../database/failures';
import { invalidField, OutcomeUnknown } from '../problem/common.errors';
import { Clock } from './clock';
import type { ClockDto, ClockMoveDto } from './clock.dto';
import { ClockFixed } from './clock.errors';
import { DailyJobs } from './daily-jobs';

/** Further, each loan would have to be serviced for more days than a demo is worth. */
const MOST_DAYS_AWAY = 3660;

@Injectable()
export class ClockService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly dailyJobs: DailyJobs,
  ) {}

  /** @throws ClockFixed outside the demo */
  async read(): Promise<ClockDto> {
    if (!this.settings.isDemo) throw new ClockFixed();
    const now = await this.clock.now();
    return {
      date: todayInManila(now),
      now: now.toISOString(),
      offsetDays: await this.clock.offsetDays(),
    };
  }

  /** @throws ClockFixed outside the demo, ValidationFailed */
  async move({ accountId }: CurrentAccount, { date, days }: ClockMoveDto): Promise<ClockDto> {
    if (!this.settings.isDemo) throw new ClockFixed();
    if ((date === undefined) === (days === undefined))
      throw invalidField('date', 'Send one of date and days.');
    const next = (present: number) =>
      date === undefined
        ? assertNear('days', present + (days ?? 0))
        : assertNear('date', daysAway(dayOf(date)));
    await this.dailyJobs.settle();
    await this.database.transaction(async (tx) => {
      const { before, after } = await this.clock.move(tx, next);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'CLOCK_MOVED',
        subject: 'business clock',
        before: { date: before },
        after: { date: after },
      });
    });
    this.clock.forgetShown();
    return this.doWhatTheDaysNeed().catch(asMoved);
  }

  private async doWhatTheDaysNeed(): Promise<ClockDto> {
    await this.dailyJobs.run();
    await this.dailyJobs.settle();
    return this.read();
  }
}

/** The day was moved by then: who is told that nothing was changed, and tries again, moves it twice. */
function asMoved(error: unknown): never {
  const isOfDatabase = error instanceof DatabaseBusy || failureOf(error) !== undefined;
  throw isOfDatabase ? new OutcomeUnknown({ cause: error }) : error;
}

/** @throws ValidationFailed */
function assertNear(field: 'date' | 'days', offsetDays: number): number {
  if (Math.abs(offsetDays) <= MOST_DAYS_AWAY) return offsetDays;
  throw invalidField(field, 'The business day stays within ten years of today.');
}

/** From the machine's day. */
function daysAway(day: string): number {
  const today = startOfManilaDay(todayInManila(new Date()));
  return (startOfManilaDay(day).getTime() - today.getTime()) / DAY_MILLISECONDS;
}

/** @throws ValidationFailed for a day that no calendar has. */
function dayOf(date: string): string {
  const read = readDayOrTime(date);
  if (!read) throw invalidField('date', 'Give the date as YYYY-MM-DD.');
  return read.on;
}
