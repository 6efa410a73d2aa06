import {
  type BeforeApplicationShutdown,
  type INestApplicationContext,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Settings } from './config/settings';
import { CodePurge } from './modules/auth/code-purge.service';
import { SessionService } from './modules/auth/session.service';
import { NewDevices } from './modules/auth/sessions/new-devices.service';
import { CurrencyService } from './modules/currency/currency.service';
import { Downloads } from './modules/data-rights/downloads.service';
import { DueAccounts } from './modules/data-rights/due-accounts.service';
import { DueNumbers } from './modules/data-rights/due-numbers.service';
import { RetentionService } from './modules/data-rights/retention.service';
import { KeptPapers } from './modules/documents/kept-papers';
import { AutomaticDecisionService } from './modules/loan/automatic-decision.service';
import { MemberService } from './modules/member/member.service';
import { NumberIndex } from './modules/member/number-index/number-index.service';
import { HappeningNotices } from './modules/notices/happening-notices.service';
import { NoticeSender } from './modules/notices/notice-sender.service';
import { ReportFiles } from './modules/reports/report-files.service';
import { WebhookDispatch } from './modules/webhooks/webhook-dispatch.service';
import { AuditChain } from './platform/audit/audit-chain';
import { DailyJobs } from './platform/clock/daily-jobs';
import { Outbox } from './platform/delivery/outbox';
import { IdempotencyService } from './platform/idempotency/idempotency.service';
import { JobWorker, type Work, type Works } from './platform/jobs/job-worker';
import { Limits } from './platform/limits/limits.service';
import { within } from './stop-on-signals';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DECISIONS_AT_ONCE = 5;
const MESSAGES_AT_ONCE = 25;
/** Each has a job of its own, so that none waits for another. */
const ENDPOINTS_AT_ONCE = 20;
const LONGEST_SETTLING_SECONDS = 10;

/** What a worker does. Of several, each job has one at a time. */
@Injectable()
export class BackgroundJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped?: Promise<void>;

  constructor(
    private readonly worker: JobWorker,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly codePurge: CodePurge,
    private readonly members: MemberService,
    private readonly currencies: CurrencyService,
    private readonly idempotency: IdempotencyService,
    private readonly dailyJobs: DailyJobs,
    private readonly decisions: AutomaticDecisionService,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly papers: KeptPapers,
    private readonly auditChain: AuditChain,
    private readonly numbers: NumberIndex,
    private readonly downloads: Downloads,
    private readonly retention: RetentionService,
    private readonly dueAccounts: DueAccounts,
    private readonly dueNumbers: DueNumbers,
    private readonly webhooks: WebhookDispatch,
    private readonly happenings: HappeningNotices,
    private readonly notices: NoticeSender,
    private readonly newDevices: NewDevices,
    private readonly reports: ReportFiles,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    this.dailyJobs.registerSettling(() => this.correct());
    this.dailyJobs.registerSettling(() => this.retention.run());
    this.dailyJobs.registerSettling(() => this.tellWhole());
    return this.worker.start(this.works());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Half of the time that a stop has is theirs, and messages that are being sent have all that they may need. */
  stop(): Promise<void> {
    this.webhooks.stop();
    this.notices.stop();
    this.stopped ??= this.worker.stop(this.settings.environment.STOP_SECONDS / 2);
    return this.stopped;
  }

  private works(): Works {
    const refreshSeconds = this.settings.environment.RATE_REFRESH_MINUTES * MINUTE_SECONDS;
    return {
      'refresh-rates': every(refreshSeconds, () => this.currencies.refresh()),
      'daily-work': every(MINUTE_SECONDS, () => this.dailyJobs.run()),
      'forget-answers': every(HOUR_SECONDS, () => this.idempotency.purge()),
      'end-sessions': every(MINUTE_SECONDS, () => this.sessions.endOver()),
      'forget-sessions': every(HOUR_SECONDS, () => this.sessions.purge()),
      'forget-codes': every(HOUR_SECONDS, () => this.codePurge.run()),
      'forget-limits': every(HOUR_SECONDS, () => this.limits.forget()),
      'forget-photos': every(HOUR_SECONDS, () => this.members.forgetUnusedPhotos()),
      'forget-papers': every(HOUR_SECONDS, () => this.papers.forget()),
      'apply-retention': every(HOUR_SECONDS, () => this.retention.run()),
      'apply-corrections': every(MINUTE_SECONDS, () => this.correct()),
      'make-download': { run: (data, id) => this.downloads.make(data, id) },
      'make-report': { run: (_data, id) => this.reports.make(id) },
      'forget-reports': every(HOUR_SECONDS, () => this.reports.forget()),
      'chain-audit': every(MINUTE_SECONDS, () => this.auditChain.extend()),
      'index-numbers': every(MINUTE_SECONDS, () => this.numbers.complete()),
      ...(this.settings.decidesByRule && {
        'decide-application': {
          run: (data, id) => this.decisions.decideAgain(data, id),
          atOnce: DECISIONS_AT_ONCE,
          look: () => this.decisions.decideWaiting(),
        },
      }),
      'send-message': {
        run: (data, id) => this.outbox.sendLater(data, id),
        atOnce: MESSAGES_AT_ONCE,
        look: () => this.newDevices.tell(),
        longestSeconds: this.outbox.longestSeconds,
      },
      'send-webhooks': {
        run: (data) => this.webhooks.run(data),
        atOnce: ENDPOINTS_AT_ONCE,
        look: () => this.webhooks.look(),
        longestSeconds: this.webhooks.longestSeconds,
      },
      'send-notices': {
        ...every(MINUTE_SECONDS, () => this.tellNotices()),
        look: () => this.lookForNotices(),
        longestSeconds: this.notices.longestSeconds,
      },
      'forget-events': every(HOUR_SECONDS, () => this.webhooks.forget()),
    };
  }

  private async correct(): Promise<void> {
    await this.dueAccounts.run();
    await this.dueNumbers.run();
  }

  private async lookForNotices(): Promise<void> {
    await this.happenings.look();
    await this.notices.send();
  }

  private async tellNotices(): Promise<void> {
    await this.happenings.take();
    await this.notices.send();
  }

  /** What a day of the demo reminds of is told on that day, also where it is moved on at once; a way that is silent holds up no move. */
  private async tellWhole(): Promise<void> {
    while ((await this.happenings.take()) > 0);
    await within(LONGEST_SETTLING_SECONDS, this.notices.send());
  }
}

/** Jobs first, while requests are answered. @returns how many of the seconds of a stop are left for those */
export async function stopJobs(app: INestApplicationContext, { environment }: Settings): Promise<number> {
  const { ROLE, STOP_SECONDS } = environment;
  const begunAt = performance.now();
  if (ROLE !== 'web') await app.get(BackgroundJobs).stop();
  return STOP_SECONDS - Math.min((performance.now() - begunAt) / 1000, STOP_SECONDS / 2);
}

function every(everySeconds: number, run: Work['run']): Work {
  return { everySeconds, run };
}
