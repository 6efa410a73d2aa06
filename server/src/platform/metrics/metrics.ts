import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Database } from '../database/database';
import { measureJobs } from '../jobs/jobs.sql';
import { QUEUES } from '../jobs/queues';
import { counters } from './counters';

/** Prometheus waits ten seconds, where nobody told it otherwise. */
const PATIENCE_MILLISECONDS = 3000;
const JOB_STATES = ['waiting', 'active', 'retrying', 'failed'] as const;

/** What this process tells of itself, of its connections, and of the jobs of all. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly connections = this.gauge(
    'pautang_database_connections',
    'Connections of this process to the database',
    ['state'],
  );
  private readonly waiting = this.gauge(
    'pautang_database_waiting',
    'Requests of this process that wait for a connection to the database',
  );
  private readonly databaseUp = this.gauge(
    'pautang_database_up',
    'Whether the database answered as this was asked',
  );
  private readonly jobs = this.gauge('pautang_jobs', 'Jobs of all servers; failed ones wait for a person', [
    'queue',
    'state',
  ]);
  private readonly oldestJob = this.gauge(
    'pautang_job_oldest_seconds',
    'For how long the job of all servers has been due that waits longest',
    ['queue'],
  );

  private looking?: ReturnType<typeof measure>;

  constructor(private readonly database: Database) {}

  /** Memory, processor, event loop: measured from now on. */
  begin(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** In the text format of Prometheus. */
  async text(): Promise<string> {
    const { inUse, idle, waiting } = this.database.load;
    this.connections.set({ state: 'in_use' }, inUse);
    this.connections.set({ state: 'idle' }, idle);
    this.waiting.set(waiting);
    await this.lookAtJobs();
    return Registry.merge([counters, this.registry]).metrics();
  }

  /**
   * One statement at a time. Where the database does not answer, or not soon, that is said, and nothing of the jobs: all else
   * is told in time.
   */
  private async lookAtJobs(): Promise<void> {
    this.looking ??= measure(this.database).finally(() => {
      this.looking = undefined;
    });
    const rows = await Promise.race([this.looking, pause(PATIENCE_MILLISECONDS, undefined, { ref: false })]);
    this.databaseUp.set(rows ? 1 : 0);
    this.jobs.reset();
    this.oldestJob.reset();
    for (const { queue, oldestSeconds, ...counts } of rows ?? []) {
      for (const state of JOB_STATES) this.jobs.set({ queue, state }, counts[state]);
      this.oldestJob.set({ queue }, oldestSeconds);
    }
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

const measure = (database: Database) => measureJobs.all(database.manager, QUEUES).catch(() => undefined);
