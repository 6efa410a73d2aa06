import { statement } from '../database/statement';

/** Which of the queues have something to do now. */
export const queuesWithWork = statement<{ readonly queue: string }, [queues: readonly string[]]>(
  'jobs.due',
  `SELECT queue FROM unnest($1::text[]) queue
   WHERE EXISTS (
     SELECT 1 FROM jobs.job WHERE name = queue AND state < 'active' AND start_after < now())`,
);

/** What a queue has taken on and not done, whether it waits, is at work or was given up. */
export const unfinishedJobs = statement<{ readonly id: string }, [queue: string]>(
  'jobs.unfinished',
  `SELECT id FROM jobs.job WHERE name = $1 AND state NOT IN ('completed', 'cancelled')`,
);

/** Another server may take them at once. */
export const handBackJobs = statement<never, [queue: string, ids: readonly string[]]>(
  'jobs.handBack',
  `UPDATE jobs.job SET state = 'retry', start_after = now(), retry_limit = retry_limit + 1
   WHERE name = $1 AND id = ANY ($2::uuid[]) AND state = 'active'`,
);

/** What waits for longer than its queue is to pause by now: a setting was made shorter. */
export const bringForward = statement<never, [queue: string, seconds: number]>(
  'jobs.bringForward',
  `UPDATE jobs.job SET start_after = now() + make_interval(secs => $2)
   WHERE name = $1 AND state = 'created' AND start_after > now() + make_interval(secs => $2)`,
);

/** The engine's own takes a list and counts what it deleted, which is four times the work. */
export const deleteJob = statement<never, [queue: string, id: string]>(
  'jobs.delete',
  'DELETE FROM jobs.job WHERE name = $1 AND id = $2',
);

export const forgetFailedJobs = statement<never, [queue: string]>(
  'jobs.forgetFailed',
  `DELETE FROM jobs.job WHERE name = $1 AND state = 'failed'`,
);

/** For so long as whoever sent it said. */
export const wantedJob = statement<{ readonly id: string }, [queue: string, id: string]>(
  'jobs.wanted',
  'SELECT id FROM jobs.job WHERE name = $1 AND id = $2 AND keep_until > now()',
);

/** One that failed and is still wanted, once more and at once. */
export const retryJob = statement<
  { readonly id: string; readonly queue: string; readonly subject: string | null },
  [queues: readonly string[], id: string]
>(
  'jobs.retry',
  `UPDATE jobs.job SET state = 'retry', start_after = now(), completed_on = NULL,
     retry_limit = GREATEST(retry_limit, retry_count + 1)
   WHERE name = ANY ($1::text[]) AND id = $2 AND state IN ('retry', 'failed') AND keep_until > now()
   RETURNING id, name AS queue, data->>'subject' AS subject`,
);

/** One that failed and is not done: nobody tries it again. */
export const removeFailedJob = statement<
  { readonly id: string; readonly queue: string; readonly subject: string | null },
  [queues: readonly string[], id: string]
>(
  'jobs.removeFailed',
  `DELETE FROM jobs.job WHERE name = ANY ($1::text[]) AND id = $2 AND state IN ('retry', 'failed')
   RETURNING id, name AS queue, data->>'subject' AS subject`,
);

export interface QueueCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly retrying: number;
  readonly failed: number;
}

export const countJobs = statement<QueueCounts, [queues: readonly string[]]>(
  'jobs.count',
  `SELECT queue,
     count(*) FILTER (WHERE state = 'created') AS waiting,
     count(*) FILTER (WHERE state = 'active') AS active,
     count(*) FILTER (WHERE state = 'retry') AS retrying,
     count(*) FILTER (WHERE state = 'failed') AS failed
   FROM unnest($1::text[]) WITH ORDINALITY known (queue, place) LEFT JOIN jobs.job ON name = queue
   GROUP BY queue, place ORDER BY place`,
);

/** The same for an operator's graphs: for how many seconds the one has been due that waits longest, if any. */
export const measureJobs = statement<
  QueueCounts & { readonly oldestSeconds: number },
  [queues: readonly string[]]
>(
  'jobs.measure',
  `SELECT queue,
     count(*) FILTER (WHERE state = 'created') AS waiting,
     count(*) FILTER (WHERE state = 'active') AS active,
     count(*) FILTER (WHERE state = 'retry') AS retrying,
     count(*) FILTER (WHERE state = 'failed') AS failed,
     COALESCE(EXTRACT(EPOCH FROM max(now() - start_after)
       FILTER (WHERE state IN ('created', 'retry') AND start_after < now())), 0)::float8 AS "oldestSeconds"
   FROM unnest($1::text[]) queue LEFT JOIN jobs.job ON name = queue
   GROUP BY queue`,
);

export interface TroubledJobRow {
  readonly id: string;
  readonly queue: string;
  readonly subject: string | null;
  readonly hasFailed: boolean;
  readonly reason: string | null;
  readonly tries: number;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
}

/** What failed at least once and is not done, newest first. */
export const troubledJobs = statement<
  TroubledJobRow,
  [queues: readonly string[], cursor: string, limit: number]
>(
  'jobs.troubled',
  `SELECT id, name AS queue, data->>'subject' AS subject, state = 'failed' AS "hasFailed",
     output->>'message' AS reason, retry_count + 1 AS tries, created_on AS "createdAt",
     start_after AS "nextTryAt"
   FROM jobs.job
   WHERE name = ANY ($1::text[]) AND state IN ('retry', 'failed') AND id < $2
   ORDER BY id DESC LIMIT $3`,
);
