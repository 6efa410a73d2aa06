import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import PgBoss from 'pg-boss';
import type { EntityManager, QueryRunner } from 'typeorm';
import { Database } from '../database/database';
import { loggable } from '../loggable';
import { newId } from '../new-id';
import {
  bringForward,
  deleteJob,
  forgetFailedJobs,
  handBackJobs,
  queuesWithWork,
  unfinishedJobs,
  wantedJob,
} from './jobs.sql';
import type { Job, JobData, QueueName } from './queues';

const SCHEMA = 'jobs';
const FAILED_KEPT_DAYS = 14;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
const MAINTENANCE_SECONDS = 30;
/** pg-boss puts a transaction around several statements by itself, which must be ours to be undone. */
const OWN_TRANSACTION = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

export interface Sending {
  /** The transaction that causes the job: neither exists without the other. */
  readonly tx?: EntityManager;
  /** Another job of the queue with this id is the same one. */
  readonly id?: string;
  readonly afterSeconds?: number;
  /** Who takes it has so long to do it, before it is another's; without it as long as its queue says. */
  readonly expiresSeconds?: number;
  /** Of a queue that keeps one waiting job, one for each of these. */
  readonly key?: string;
  /** For so long from now it is worth doing. */
  readonly withinMinutes?: number;
}

/**
 * Work that outlives the request or the server that began it. The engine is pg-boss, in a schema of its own and on
 * connections of ours; it sets nothing in them, so a pooler does not trouble it.
 */
@Injectable()
export class Jobs {
  private readonly logger = new Logger(Jobs.name);
  private readonly boss: PgBoss;

  constructor(private readonly database: Database) {
    this.boss = new PgBoss({
      db: { executeSql: (text: string, values?: unknown[]) => this.execute(text, values) },
      schema: SCHEMA,
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      archiveFailedAfterSeconds: FAILED_KEPT_DAYS * DAY_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
    });
    this.boss.on('error', (error) => this.logger.error(loggable(error)));
  }

  /** Begins what a worker does for all: jobs of workers that are gone become free again, old ones are forgotten. */
  async start(): Promise<void> {
    await this.boss.start();
  }

  async stop(): Promise<void> {
    await this.boss.stop({ graceful: false });
  }

  /** @returns the id, or undefined where such a job waits already. */
  async send(
    queue: QueueName,
    data: JobData,
    { tx, id = newId(), afterSeconds, expiresSeconds, key, withinMinutes }: Sending = {},
  ): Promise<string | undefined> {
    const sent = await this.boss.send(queue, data, {
      id,
      ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      ...(expiresSeconds !== undefined && { expireInSeconds: expiresSeconds }),
      ...(key !== undefined && { singletonKey: key }),
      // The engine counts from when it may be begun.
      ...(withinMinutes !== undefined && {
        retentionSeconds: Math.max(withinMinutes * MINUTE_SECONDS - (afterSeconds ?? 0), 1),
      }),
      ...(tx && {
        db: { executeSql: (text: string, values?: unknown[]) => this.execute(text, values, tx.queryRunner) },
      }),
    });
    return sent ?? undefined;
  }

  async withWork(queues: readonly QueueName[]): Promise<QueueName[]> {
    const rows = await queuesWithWork.all(this.database.manager, queues);
    return queues.filter((name) => rows.some(({ queue }) => queue === name));
  }

  /** Each is this server's alone, until it is done or fails, or its time is over. */
  take(queue: QueueName, atMost: number): Promise<Job[]> {
    return this.boss.fetch<JobData>(queue, { batchSize: atMost });
  }

  /** Whether it is still worth doing: the engine forgets what is not, but only some time after a worker began. */
  async isWanted(queue: QueueName, id: string): Promise<boolean> {
    return (await wantedJob.first(this.database.manager, queue, id)) !== undefined;
  }

  /** What is done leaves no trace: it may hold what somebody entrusted to us. */
  async done(queue: QueueName, id: string): Promise<void> {
    await deleteJob.all(this.database.manager, queue, id);
  }

  /** It is tried again after a pause that doubles, as often as its queue says; after that it waits for a person. */
  async failed(queue: QueueName, id: string, reason: string): Promise<void> {
    await this.boss.fail(queue, id, { message: reason });
  }

  async handBack(queue: QueueName, ids: readonly string[]): Promise<void> {
    await handBackJobs.all(this.database.manager, queue, ids);
  }

  /** Nothing in the queue waits for longer than this. */
  async bringForward(queue: QueueName, seconds: number): Promise<void> {
    await bringForward.all(this.database.manager, queue, seconds);
  }

  async forgetFailed(queue: QueueName): Promise<void> {
    await forgetFailedJobs.all(this.database.manager, queue);
  }

  /** The ids of what a queue has taken on and not done. */
  async unfinished(queue: QueueName): Promise<string[]> {
    return (await unfinishedJobs.all(this.database.manager, queue)).map(({ id }) => id);
  }

  private async execute(
    text: string,
    values?: unknown[],
    runner?: QueryRunner,
  ): Promise<{ rows: unknown[] }> {
    const [, statements] = (values === undefined && OWN_TRANSACTION.exec(text)) || [];
    if (statements === undefined) {
      const name = values === undefined ? undefined : nameOf(text);
      return { rows: await this.database.send(runner, { name, text, values }) };
    }
    await this.database.maintenance((tx) => tx.query(statements));
    return { rows: [] };
  }
}

/** The engine sends the same few statements again and again. */
function nameOf(text: string): string {
  return `jobs.engine ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
