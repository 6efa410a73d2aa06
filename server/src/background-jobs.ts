import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from './config/settings';
import { CodePurge } from './modules/auth/code-purge.service';
import { SessionService } from './modules/auth/session.service';
import { CurrencyService } from './modules/currency/currency.service';
import { DailyJobs } from './platform/clock/daily-jobs';
import { IdempotencyService } from './platform/idempotency/idempotency.service';
import { loggable } from './platform/loggable';

const MINUTE_MILLISECONDS = 60 * 1000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;

/** What is done again and again while the server runs. Each job is safe when several servers do it. */
@Injectable()
export class BackgroundJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(BackgroundJobs.name);
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly codePurge: CodePurge,
    private readonly currencies: CurrencyService,
    private readonly idempotency: IdempotencyService,
    private readonly dailyJobs: DailyJobs,
  ) {}

  onApplicationBootstrap(): void {
    const { RATE_REFRESH_MINUTES } = this.settings.environment;
    const refreshRates = () => this.currencies.refresh();
    this.repeat('refresh rates', refreshRates, RATE_REFRESH_MINUTES * MINUTE_MILLISECONDS);
    this.repeat('purge idempotency records', () => this.idempotency.purge(), HOUR_MILLISECONDS);
    this.repeat('purge sessions', () => this.sessions.purge(), HOUR_MILLISECONDS);
    this.repeat('purge codes', () => this.codePurge.run(), HOUR_MILLISECONDS);
    this.repeat('daily jobs', () => this.dailyJobs.run(), MINUTE_MILLISECONDS);
    void this.run('refresh rates', refreshRates);
    void this.run('daily jobs', () => this.dailyJobs.run());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private repeat(name: string, job: () => Promise<unknown>, everyMilliseconds: number): void {
    this.timers.push(setInterval(() => void this.run(name, job), everyMilliseconds).unref());
  }

  private async run(name: string, job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.logger.error({ job: name, ...loggable(error) });
    }
  }
}
