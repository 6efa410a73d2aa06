import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one tells members nothing, and writes events as before. Those that stand already were told
 * of in their time, so they count as noticed; a running loan is looked at once, for what holds then.
 */
const STATEMENTS = [
  `CREATE TABLE notice (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    kind text NOT NULL,
    occasion text NOT NULL,
    day date NOT NULL,
    about json NOT NULL,
    state text NOT NULL DEFAULT 'NEW',
    channels text[] NOT NULL DEFAULT '{}',
    sent_by text[] NOT NULL DEFAULT '{}',
    language text,
    text_cipher text,
    made_at timestamptz NOT NULL,
    sent_at timestamptz,
    sent_on date,
    send_at timestamptz NOT NULL DEFAULT now(),
    claimed_until timestamptz,
    claims integer NOT NULL DEFAULT 0,
    failures smallint NOT NULL DEFAULT 0,
    CONSTRAINT "PK_notice" PRIMARY KEY (member_id, id),
    CONSTRAINT notice_state CHECK (state IN ('NEW', 'WAITING', 'SENT', 'KEPT', 'MOOT', 'FAILED'))
  )`,
  'CREATE UNIQUE INDEX notice_once ON notice (member_id, loan_id, kind, occasion)',
  `CREATE INDEX notice_to_tell ON notice (send_at) WHERE state IN ('NEW', 'WAITING')`,
  `CREATE INDEX notice_sent_on ON notice (member_id, sent_on) WHERE sent_on IS NOT NULL`,
  `CREATE TABLE notice_watch (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    look_on date NOT NULL,
    revision integer NOT NULL DEFAULT 0,
    CONSTRAINT "PK_notice_watch" PRIMARY KEY (member_id, loan_id)
  )`,
  'CREATE INDEX notice_watch_look_on ON notice_watch (look_on)',
  `INSERT INTO notice_watch (member_id, loan_id, look_on)
   SELECT member_id, id, '1970-01-01' FROM loan WHERE status = 'APPROVED'`,
  `CREATE TABLE notice_preference (
    member_id uuid NOT NULL,
    choices json NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_notice_preference" PRIMARY KEY (member_id)
  )`,
  `ALTER TABLE member_event ADD COLUMN noticed_at timestamptz DEFAULT '1970-01-01 00:00:00+00'`,
  'ALTER TABLE member_event ALTER COLUMN noticed_at DROP DEFAULT',
  `CREATE INDEX member_event_unnoticed ON member_event (recorded_at)
   WHERE noticed_at IS NULL AND type NOT IN ('member.registered', 'member.activated', 'loan.applied', 'withdrawal.requested', 'webhook.test')`,
  `SELECT jobs.create_queue('send-notices', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
];

export class CreateNotices1763700000420 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT jobs.delete_queue($1)', ['send-notices']);
    await runner.query('DROP INDEX member_event_unnoticed');
    await runner.query('ALTER TABLE member_event DROP COLUMN noticed_at');
    await runner.query('DROP TABLE notice_preference, notice_watch, notice');
  }
}
