import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { loggable } from '../loggable';
import { traced } from '../tracing/tracing';
import { Jobs } from './jobs.service';
import type { Job, JobData, QueueName } from './queues';

const LOOK_MILLISECONDS = 1000;
const CHAINS_MILLISECONDS = 60_000;

/** How the jobs of a queue are done. Each may be done twice, where a server died before it could say that it was. */
export interface Work {
  run(data: JobData, id: string): Promise<unknown>;
  /** So many at the same time; without it one. */
  readonly atOnce?: number;
  /** It comes again and again, whichever server does it. */
  readonly everySeconds?: number;
  /** It does something elsewhere that nobody can take back, and is over after so long: a stop waits for that. */
  readonly longestSeconds?: number;
  /** Finds at each look what is to be done at once, without a job for each. */
  readonly look?: () => Promise<unknown>;
}

export type Works = Partial<Record<QueueName, Work>>;

/**
 * Looks every second, in one statement, which queues have work, and does it. Not by the workers of pg-boss: those look
 * into each queue by itself, do one job a look, and let the process end where the database is away as a job ends.
 */
@Injectable()
export class JobWorker {
  private readonly logger = new Logger(JobWorker.name);
  private readonly atWork = new Map<QueueName, Map<string, Promise<void>>>();
  private readonly busy = new Map<string, Promise<void>>();
  private works: Works = {};
  private timer?: NodeJS.Timeout;
  private isStopping = false;
  private chainsCheckedAt = 0;

  constructor(private readonly jobs: Jobs) {}

  async start(works: Works): Promise<void> {
    this.works = works;
    await this.jobs.start();
    for (const [queue, { everySeconds }] of entries(works)) {
      if (everySeconds === undefined) continue;
      await this.jobs.bringForward(queue, everySeconds);
      await this.jobs.send(queue, {}, { key: 'at the start' });
    }
    this.chainsCheckedAt = performance.now();
    void this.look();
  }

  /** Takes nothing on any more, waits for what is at work, and hands back what is not done in time. */
  async stop(patienceSeconds: number): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    const queues = entries(this.works).map(([queue, { longestSeconds = 0 }]) =>
      this.leave(queue, Math.max(patienceSeconds, longestSeconds)),
    );
    await Promise.all(queues);
    await this.attempt('stop', () => this.jobs.stop());
  }

  private async leave(queue: QueueName, patienceSeconds: number): Promise<void> {
    const inTime = new AbortController();
    const rest = pause(patienceSeconds * 1000, undefined, { signal: inTime.signal }).catch(() => undefined);
    await Promise.race([this.whenDone(queue), rest]);
    inTime.abort();
    const ids = [...this.jobsOf(queue).keys()];
    if (ids.length > 0) await this.attempt(queue, () => this.jobs.handBack(queue, ids));
  }

  /** Does what waits in a queue now, as far as there is room, to its end. */
  async drain(queue: QueueName): Promise<void> {
    await this.fill(queue);
    await Promise.all(this.jobsOf(queue).values());
  }

  private async whenDone(queue: QueueName): Promise<void> {
    await Promise.all([this.busy.get(queue), this.busy.get(lookAt(queue))]);
    await Promise.all(this.jobsOf(queue).values());
  }

  /** Takes on as much of what waits in a queue as there is room for. A job that takes long holds up no other. */
  private async fill(queue: QueueName): Promise<void> {
    const room = this.roomIn(queue);
    // Another turn may have filled it since somebody looked.
    if (room < 1) return;
    const taken = await this.jobs.take(queue, room);
    for (const job of taken) {
      const working = this.work(queue, job).finally(() => {
        this.jobsOf(queue).delete(job.id);
        if (taken.length === room) this.begin(queue, () => this.fill(queue));
      });
      this.jobsOf(queue).set(job.id, working);
    }
  }

  private jobsOf(queue: QueueName): Map<string, Promise<void>> {
    const jobs = this.atWork.get(queue) ?? new Map<string, Promise<void>>();
    this.atWork.set(queue, jobs);
    return jobs;
  }

  private roomIn(queue: QueueName): number {
    return (this.works[queue]?.atOnce ?? 1) - this.jobsOf(queue).size;
  }

  private async look(): Promise<void> {
    for (const [queue, { look }] of entries(this.works)) if (look) this.begin(lookAt(queue), look);
    await this.attempt('look', async () => {
      await this.keepChains();
      const free = entries(this.works).flatMap(([queue]) => (this.roomIn(queue) > 0 ? [queue] : []));
      for (const queue of await this.jobs.withWork(free)) this.begin(queue, () => this.fill(queue));
    });
    if (!this.isStopping) this.timer = setTimeout(() => void this.look(), LOOK_MILLISECONDS).unref();
  }

  /**
   * What comes again and again has a next time, even where the one before could not send it, or sent it while the database's
   * clock was ahead; one that waits is enough.
   */
  private async keepChains(): Promise<void> {
    if (performance.now() - this.chainsCheckedAt < CHAINS_MILLISECONDS) return;
    this.chainsCheckedAt = performance.now();
    for (const [queue, { everySeconds }] of entries(this.works)) {
      if (everySeconds === undefined) continue;
      await this.jobs.bringForward(queue, everySeconds);
      await this.jobs.send(queue, {}, { afterSeconds: everySeconds });
    }
  }

  /** A turn that comes while the one before is still at work is left out. */
  private begin(name: string, work: () => Promise<unknown>): void {
    if (this.isStopping || this.busy.has(name)) return;
    this.busy.set(
      name,
      this.attempt(name, work).finally(() => this.busy.delete(name)),
    );
  }

  private async work(queue: QueueName, { id, data }: Job): Promise<void> {
    const { run, everySeconds } = this.works[queue] ?? {};
    await this.attempt(queue, async () => {
      if (everySeconds !== undefined) await this.jobs.send(queue, {}, { afterSeconds: everySeconds });
      const told = { name: `job ${queue}`, kind: 'CONSUMER', attributes: { 'pautang.job.id': id } } as const;
      const reason = await this.reasonOfFailure(queue, id, () =>
        traced(told, async () => run?.(data ?? {}, id)),
      );
      if (everySeconds !== undefined) await this.jobs.forgetFailed(queue);
      if (reason === undefined) await this.jobs.done(queue, id);
      else await this.jobs.failed(queue, id, reason);
    });
  }

  private async reasonOfFailure(
    queue: QueueName,
    job: string,
    run: () => Promise<unknown>,
  ): Promise<string | undefined> {
    try {
      await run();
      return undefined;
    } catch (error) {
      this.logger.error({ queue, job, ...loggable(error) });
      return reasonOf(error);
    }
  }

  private async attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ job: name, ...loggable(error) });
    }
  }
}

const lookAt = (queue: QueueName) => `look ${queue}`;

function entries(works: Works): [QueueName, Work][] {
  return Object.entries(works) as [QueueName, Work][];
}

/** What lies behind an error says more than the sentence for members. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
