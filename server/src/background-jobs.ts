import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from './config/settings';
import { CodePurge } from './modules/auth/code-purge.service';
import { SessionService } from './modules/auth/session.service';
import { CurrencyService } from './modules/currency/currency.service';
import { AutomaticDecisionService } from './modules/loan/automatic-decision.service';
import { MemberService } from './modules/member/member.service';
import { DailyJobs } from './platform/clock/daily-jobs';
import { IdempotencyService } from './platform/idempotency/idempotency.service';
import { loggable } from './platform/loggable';

const SECOND_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60 * SECOND_MILLISECONDS;
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
    private readonly members: MemberService,
    private readonly currencies: CurrencyService,
    private readonly idempotency: IdempotencyService,
    private readonly dailyJobs: DailyJobs,
    private readonly decisions: AutomaticDecisionService,
  ) {}

  onApplicationBootstrap(): void {
    const { RATE_REFRESH_MINUTES } = this.settings.environment;
    const refreshNow = this.repeat(
      'refresh rates',
      () => this.currencies.refresh(),
      RATE_REFRESH_MINUTES * MINUTE_MILLISECONDS,
    );
    this.repeat('purge idempotency records', () => this.idempotency.purge(), HOUR_MILLISECONDS);
    this.repeat('purge sessions', () => this.sessions.purge(), HOUR_MILLISECONDS);
    this.repeat('purge codes', () => this.codePurge.run(), HOUR_MILLISECONDS);
    this.repeat('purge photos', () => this.members.forgetUnusedPhotos(), HOUR_MILLISECONDS);
    const catchUpNow = this.repeat('daily jobs', () => this.dailyJobs.run(), MINUTE_MILLISECONDS);
    if (this.settings.decidesByRule) {
      this.repeat('decide applications', () => this.decisions.decideWaiting(), SECOND_MILLISECONDS);
    }
    void refreshNow();
    void catchUpNow();
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** A turn that comes while the one before is still at work is left out. @returns what takes a turn at once. */
  private repeat(name: string, job: () => Promise<unknown>, everyMilliseconds: number): () => Promise<void> {
    let isAtWork = false;
    const turn = async () => {
      if (isAtWork) return;
      isAtWork = true;
      await this.run(name, job);
      isAtWork = false;
    };
    this.timers.push(setInterval(() => void turn(), everyMilliseconds).unref());
    return turn;
  }

  private async run(name: string, job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.logger.error({ job: name, ...loggable(error) });
    }
  }
}
