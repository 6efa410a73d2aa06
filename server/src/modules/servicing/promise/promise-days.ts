import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { addDays } from '@pautang/loan-terms';
import { todayInManila } from '../../../platform/calendar';
import { Clock } from '../../../platform/clock/clock';
import { DailyJobs } from '../../../platform/clock/daily-jobs';
import { Database } from '../../../platform/database/database';
import { eachDue } from '../../../platform/each-due';
import { eventValues } from '../../../platform/events/events';
import { tellPromise, type UntoldPromise, untoldPromises } from './promise.sql';
import { promiseEvent } from './promise-event';
import { standingOf } from './promise-view';

/** For so long a payment that is recorded late, or taken back, may still change what became of a promise, and is told. */
const LATE_DAYS = 30;

/** Tells what became of promises: each time that it changes, once. Whoever reads one computes it anew. */
@Injectable()
export class PromiseDays implements OnModuleInit {
  private readonly logger = new Logger(PromiseDays.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: DailyJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register(() => this.run());
  }

  /** One that fails is tried again with the next day. */
  async run(): Promise<void> {
    const now = await this.clock.now();
    const since = addDays(todayInManila(now), -LATE_DAYS);
    await eachDue(
      (except, most) => untoldPromises.all(this.database.manager, since, except, most),
      ({ id }) => id,
      (promise) => this.tell(promise, now),
      this.logger,
    );
  }

  private async tell(promise: UntoldPromise, now: Date): Promise<void> {
    const { memberId, id, told } = promise;
    const { state } = standingOf(promise, promise, todayInManila(now));
    if (state === told || (state !== 'KEPT' && state !== 'BROKEN')) return;
    const type = state === 'KEPT' ? 'loan.promise.kept' : 'loan.promise.broken';
    const event = eventValues(promiseEvent(type, { ...promise, at: now }));
    await tellPromise.alone(this.database, memberId, id, told, state, now, ...event);
  }
}
