import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE payment_promise (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    promised_on date NOT NULL,
    amount_minor bigint NOT NULL,
    made_at timestamptz NOT NULL,
    made_by text NOT NULL,
    recorded_by uuid,
    ended_at timestamptz,
    is_withdrawn boolean NOT NULL DEFAULT false,
    told text,
    CONSTRAINT payment_promise_amount_positive CHECK (amount_minor > 0),
    CONSTRAINT payment_promise_made_by CHECK (made_by IN ('MEMBER', 'STAFF')),
    CONSTRAINT payment_promise_told CHECK (told IN ('KEPT', 'BROKEN')),
    CONSTRAINT payment_promise_ended CHECK (ended_at IS NOT NULL OR (told IS NULL AND NOT is_withdrawn)),
    CONSTRAINT "PK_payment_promise" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_payment_promise_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan (member_id, id)
  )`,
  'CREATE UNIQUE INDEX payment_promise_one_open ON payment_promise (member_id, loan_id) WHERE ended_at IS NULL',
  'CREATE INDEX payment_promise_of_loan ON payment_promise (member_id, loan_id, id)',
  `CREATE INDEX payment_promise_to_tell ON payment_promise (promised_on)
   WHERE NOT is_withdrawn AND told IS DISTINCT FROM 'KEPT'`,
];

/** Expands: what members said they would pay. A version before this one knows none, and reminds all the same. */
export class PaymentPromises1763700000520 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_promise');
  }
}
