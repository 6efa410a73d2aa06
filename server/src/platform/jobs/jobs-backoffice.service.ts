import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../access/access';
import { AuditService } from '../audit/audit.service';
import { Database } from '../database/database';
import type { PageQueryDto } from '../page-query.dto';
import { LAST_ID, toPage } from '../paging';
import type { FailedJobDto, FailedJobPageDto, JobQueuesDto } from './jobs.dto';
import { JobNotFound } from './jobs.errors';
import { countJobs, removeFailedJob, retryJob, type TroubledJobRow, troubledJobs } from './jobs.sql';
import { QUEUES, type QueueName } from './queues';

/** What staff see of the work in the background, and do about it. */
@Injectable()
export class JobsBackofficeService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  async queues(): Promise<JobQueuesDto> {
    const counts = await countJobs.all(this.database.manager, QUEUES);
    return { items: counts.map((row) => ({ ...row, queue: row.queue as QueueName })) };
  }

  async failed({ cursor = LAST_ID, limit }: PageQueryDto): Promise<FailedJobPageDto> {
    const rows = await troubledJobs.all(this.database.manager, QUEUES, cursor, limit + 1);
    const page = toPage(rows, limit);
    return { items: page.rows.map(toFailedJob), nextCursor: page.nextCursor };
  }

  /** Has a job done once more, at once. @throws JobNotFound unless it failed and is still to be done */
  retry(caller: CurrentAccount, jobId: string): Promise<void> {
    return this.turn(caller, jobId, retryJob, 'JOB_RETRIED');
  }

  /** Nobody tries it again. @throws JobNotFound unless it failed and is not done */
  remove(caller: CurrentAccount, jobId: string): Promise<void> {
    return this.turn(caller, jobId, removeFailedJob, 'JOB_REMOVED');
  }

  private turn(
    { accountId }: CurrentAccount,
    jobId: string,
    change: typeof retryJob,
    action: 'JOB_RETRIED' | 'JOB_REMOVED',
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      const changed = await change.first(tx, QUEUES, jobId);
      if (!changed) throw new JobNotFound();
      const { id, queue, subject } = changed;
      await this.audit.record(tx, {
        actorId: accountId,
        action,
        subject: `job ${id}`,
        after: { queue, ...(subject !== null && { subject }) },
      });
    });
  }
}

function toFailedJob({ subject, hasFailed, nextTryAt, ...row }: TroubledJobRow): FailedJobDto {
  return {
    id: row.id,
    queue: row.queue as QueueName,
    ...(subject !== null && { subject }),
    reason: row.reason ?? 'the server stopped',
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    ...(!hasFailed && { nextTryAt: nextTryAt.toISOString() }),
  };
}
