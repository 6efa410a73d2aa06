import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Database } from '../database/database';
import { measureJobs } from '../jobs/jobs.sql';
import { QUEUES } from '../jobs/queues';
import { counters } from './counters';

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

  /** One statement a look. Where the database does not answer, that is said, and nothing of the jobs. */
  private async lookAtJobs(): Promise<void> {
    const rows = await measureJobs.all(this.database.manager, QUEUES).catch(() => undefined);
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
