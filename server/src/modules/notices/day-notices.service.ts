import { setImmediate as breath } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Day, LoanPosition } from '@pautang/loan-terms';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { DailyJobs } from '../../platform/clock/daily-jobs';
import { Database } from '../../platform/database/database';
import { Channels } from '../../platform/delivery/channels';
import { loggable } from '../../platform/loggable';
import { newId } from '../../platform/new-id';
import { type PaymentPromise, Promises } from '../../platform/promises/promises';
import { ServicingService } from '../servicing/servicing.service';
import { standingOn } from './loan-standing';
import {
  type FromDay,
  noteLooked,
  type WatchedLoan,
  type WatchKey,
  watchedLoan,
  watchedLoans,
} from './notices.sql';
import { NEVER, nextLookOn, noticesOn } from './rules/due-notices';

const PICKED_AT_ONCE = 200;
/** While one waits for the database, the other one computes. */
const AT_WORK = 2;

/**
 * Finds out which running loans have something to be told on a day. Each has its next day, so that a loan of which nothing is
 * due costs nothing. It only says what is to be told; that is told, or turns out to be moot, by `NoticeSender`.
 */
@Injectable()
export class DayNotices implements OnApplicationBootstrap {
  private readonly logger = new Logger(DayNotices.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: DailyJobs,
    private readonly clock: Clock,
    private readonly servicing: ServicingService,
    private readonly promises: Promises,
    private readonly channels: Channels,
  ) {}

  /** After what each day charges, which others registered before. */
  onApplicationBootstrap(): void {
    this.jobs.register(() => this.run());
  }

  async run(): Promise<void> {
    const now = await this.clock.now();
    const today = todayInManila(now);
    /** What this run leaves as it is. */
    const left: string[] = [];
    for (;;) {
      const { manager } = this.database;
      const watched = await watchedLoans.all(manager, today, left, PICKED_AT_ONCE);
      if (watched.length === 0) return;
      const promised = await this.promises.of(manager, watched);
      const picked = watched.values();
      const work = async () => {
        for (const loan of picked) {
          if (!(await this.look(loan, now, promised.get(loan.loanId)))) left.push(loan.loanId);
          // Requests that came meanwhile go first.
          await breath();
        }
      };
      await Promise.all(Array.from({ length: AT_WORK }, work));
    }
  }

  /** @returns whether its next day is known now, or will be with the next look of this run */
  private async look(
    { memberId, loanId }: WatchKey,
    now: Date,
    promise: PaymentPromise | undefined,
  ): Promise<boolean> {
    const today = todayInManila(now);
    try {
      const loan = await watchedLoan.first(this.database.manager, memberId, loanId);
      if (!loan) return false;
      const isRunning = loan.status === 'APPROVED';
      const position = isRunning ? standingOn(loan, today) : undefined;
      if (isRunning && !position) {
        await this.servicing.catchUp({ memberId, id: loanId });
        return false;
      }
      const rows = position ? this.rowsOf(loan, position, promise) : [];
      const lookOn = position ? nextDayOf(position, today, promise) : NEVER;
      await noteLooked.alone(
        this.database,
        memberId,
        loanId,
        loan.revision,
        lookOn,
        today,
        now,
        JSON.stringify(rows),
      );
      return true;
    } catch (error) {
      this.logger.error(loggable(error));
      return false;
    }
  }

  /** What no way leads to is left out where it is only sent. */
  private rowsOf(
    { hasEmail }: WatchedLoan,
    position: LoanPosition,
    promise: PaymentPromise | undefined,
  ): FromDay[] {
    const isMailed = hasEmail && this.channels.get('EMAIL') !== undefined;
    return noticesOn(position, promise)
      .filter(({ kind }) => kind !== 'STATEMENT' || isMailed)
      .map(({ kind, occasion, installmentNumber }) => {
        return { id: newId(), kind, occasion, about: { dueOn: occasion, installmentNumber } };
      });
  }
}

/** Of a loan that stands at a later day, since the business day went back, not before that. */
function nextDayOf(position: LoanPosition, today: Day, promise: PaymentPromise | undefined): Day {
  const next = nextLookOn(position, promise);
  return next > today ? next : NEVER;
}
