import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As pg-boss 10.4 makes its tables (its schema version 24). */
const JOB_TABLES = [
  `CREATE TYPE jobs.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed')`,
  `CREATE TABLE jobs.version (
    version int PRIMARY KEY,
    maintained_on timestamp with time zone,
    cron_on timestamp with time zone,
    monitored_on timestamp with time zone
  )`,
  `CREATE TABLE jobs.queue (
    name text,
    policy text,
    retry_limit int,
    retry_delay int,
    retry_backoff bool,
    expire_seconds int,
    retention_minutes int,
    dead_letter text REFERENCES jobs.queue (name),
    partition_name text,
    created_on timestamp with time zone NOT NULL DEFAULT now(),
    updated_on timestamp with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY (name)
  )`,
  `CREATE TABLE jobs.schedule (
    name text REFERENCES jobs.queue ON DELETE CASCADE,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone NOT NULL DEFAULT now(),
    updated_on timestamp with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY (name)
  )`,
  `CREATE TABLE jobs.subscription (
    event text NOT NULL,
    name text NOT NULL REFERENCES jobs.queue ON DELETE CASCADE,
    created_on timestamp with time zone NOT NULL DEFAULT now(),
    updated_on timestamp with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY (event, name)
  )`,
  `CREATE TABLE jobs.job (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    name text NOT NULL,
    priority integer NOT NULL DEFAULT 0,
    data jsonb,
    state jobs.job_state NOT NULL DEFAULT 'created',
    retry_limit integer NOT NULL DEFAULT 2,
    retry_count integer NOT NULL DEFAULT 0,
    retry_delay integer NOT NULL DEFAULT 0,
    retry_backoff boolean NOT NULL DEFAULT false,
    start_after timestamp with time zone NOT NULL DEFAULT now(),
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval NOT NULL DEFAULT interval '15 minutes',
    created_on timestamp with time zone NOT NULL DEFAULT now(),
    completed_on timestamp with time zone,
    keep_until timestamp with time zone NOT NULL DEFAULT now() + interval '14 days',
    output jsonb,
    dead_letter text,
    policy text
  ) PARTITION BY LIST (name)`,
  'ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)',
  'CREATE TABLE jobs.archive (LIKE jobs.job)',
  'ALTER TABLE jobs.archive ADD PRIMARY KEY (name, id)',
  'ALTER TABLE jobs.archive ADD archived_on timestamptz NOT NULL DEFAULT now()',
  'CREATE INDEX archive_i1 ON jobs.archive (archived_on)',
];

/** Each queue has a partition of its own. */
const QUEUE_FUNCTIONS = [
  `CREATE FUNCTION jobs.create_queue(queue_name text, options json) RETURNS VOID AS $$
  DECLARE
    table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
    queue_created_on timestamptz;
  BEGIN
    WITH q AS (
      INSERT INTO jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
        retention_minutes, dead_letter, partition_name)
      VALUES (queue_name, options->>'policy', (options->>'retryLimit')::int, (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool, (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int, options->>'deadLetter', table_name)
      ON CONFLICT DO NOTHING
      RETURNING created_on
    )
    SELECT created_on INTO queue_created_on FROM q;
    IF queue_created_on IS NULL THEN
      RETURN;
    END IF;
    EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', table_name);
    EXECUTE format('ALTER TABLE jobs.%1$I ADD PRIMARY KEY (name, id)', table_name);
    EXECUTE format('ALTER TABLE jobs.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
    EXECUTE format('ALTER TABLE jobs.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
    EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
    EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
    EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON jobs.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
    EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON jobs.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
    EXECUTE format('CREATE INDEX %1$s_i5 ON jobs.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);
    EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
    EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', table_name, queue_name);
  END;
  $$ LANGUAGE plpgsql`,
  `CREATE FUNCTION jobs.delete_queue(queue_name text) RETURNS VOID AS $$
  DECLARE
    table_name varchar;
  BEGIN
    WITH deleted AS (DELETE FROM jobs.queue WHERE name = queue_name RETURNING partition_name)
    SELECT partition_name FROM deleted INTO table_name;
    EXECUTE format('DROP TABLE IF EXISTS jobs.%I', table_name);
  END;
  $$ LANGUAGE plpgsql`,
  'INSERT INTO jobs.version (version) VALUES (24)',
];

/** What comes again by itself need not be tried again: the next one does it. */
const RECURRING = { policy: 'short', retryLimit: 0, expireInSeconds: 900 };

const QUEUES: readonly [name: string, options: object][] = [
  ['refresh-rates', RECURRING],
  ['daily-work', RECURRING],
  ['forget-answers', RECURRING],
  ['forget-sessions', RECURRING],
  ['forget-codes', RECURRING],
  ['forget-limits', RECURRING],
  ['forget-photos', RECURRING],
  [
    'decide-application',
    { policy: 'standard', retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  ],
  [
    'send-message',
    { policy: 'standard', retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  ],
];

/** The tables of the job engine, in a schema of their own. Servers of the version before do not look at them. */
export class CreateJobs1763700000100 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA jobs');
    for (const statement of [...JOB_TABLES, ...QUEUE_FUNCTIONS]) await runner.query(statement);
    for (const [name, options] of QUEUES) {
      await runner.query('SELECT jobs.create_queue($1, $2)', [name, JSON.stringify(options)]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA jobs CASCADE');
  }
}
