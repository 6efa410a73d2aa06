import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a version before this one sends nothing, and leaves the job alone that it does not know. */
const STATEMENTS = [
  `CREATE TABLE webhook_endpoint (
    id uuid NOT NULL,
    url text NOT NULL,
    description text,
    events text[],
    secret_cipher text NOT NULL,
    previous_secret_cipher text,
    previous_secret_until timestamptz,
    since timestamptz NOT NULL,
    disabled_at timestamptz,
    disabled_because text,
    deleted_at timestamptz,
    created_by uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_webhook_endpoint" PRIMARY KEY (id),
    CONSTRAINT webhook_endpoint_events CHECK (cardinality(events) > 0),
    CONSTRAINT webhook_endpoint_disabled CHECK ((disabled_at IS NULL) = (disabled_because IS NULL))
  )`,
  `CREATE TABLE webhook_delivery (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    type text NOT NULL,
    recorded_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'PENDING',
    tries smallint NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    claimed_until timestamptz,
    tried_at timestamptz,
    answered_status smallint,
    failure text,
    delivered_at timestamptz,
    CONSTRAINT "PK_webhook_delivery" PRIMARY KEY (member_id, id),
    CONSTRAINT webhook_delivery_state CHECK (state IN ('PENDING', 'DELIVERED', 'FAILED'))
  )`,
  'CREATE UNIQUE INDEX webhook_delivery_once ON webhook_delivery (member_id, endpoint_id, event_id)',
  'CREATE INDEX webhook_delivery_id ON webhook_delivery (id)',
  'CREATE INDEX webhook_delivery_event ON webhook_delivery (event_id)',
  `CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, next_try_at) WHERE state = 'PENDING'`,
  `CREATE INDEX webhook_delivery_turn ON webhook_delivery (member_id, endpoint_id, recorded_at, event_id)
   WHERE state = 'PENDING'`,
  `CREATE INDEX webhook_delivery_failed ON webhook_delivery (id) WHERE state = 'FAILED'`,
  // One job for each endpoint that has something to be sent; it is taken up again as often as a server dies with it.
  `SELECT jobs.create_queue('send-webhooks',
     '{"policy": "standard", "retryLimit": 100000, "retryDelay": 5, "expireInSeconds": 60}')`,
  `SELECT jobs.create_queue('forget-events', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
];

export class CreateWebhooks1763700000331 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const queue of ['send-webhooks', 'forget-events'])
      await runner.query('SELECT jobs.delete_queue($1)', [queue]);
    await runner.query('DROP TABLE webhook_delivery, webhook_endpoint');
  }
}
