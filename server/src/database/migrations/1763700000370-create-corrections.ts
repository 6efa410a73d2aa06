import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one knows no corrections, and reads the account that stands. One that is to count from a
 * moment on stands beside it, so that every reader sees the change at that moment; a job of the new version puts it in
 * its place.
 */
const STATEMENTS = [
  `ALTER TABLE member ADD COLUMN next_bank_name character varying(100), ADD COLUMN next_account_number_cipher text,
    ADD COLUMN next_account_number_hash text, ADD COLUMN next_account_at timestamptz`,
  'CREATE INDEX member_next_account ON member (next_account_at) WHERE next_account_at IS NOT NULL',
  `CREATE TABLE correction (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    asked_at timestamptz NOT NULL,
    cooling_until timestamptz NOT NULL,
    ended_at timestamptz,
    ended_by uuid,
    reason text,
    wanted_cipher text,
    CONSTRAINT "PK_correction" PRIMARY KEY (member_id, id),
    CONSTRAINT correction_kind_known CHECK (kind IN ('NAME', 'IDENTITY', 'BANK_ACCOUNT')),
    CONSTRAINT correction_state_known CHECK (state IN ('OPEN', 'DONE', 'REFUSED', 'WITHDRAWN')),
    CONSTRAINT correction_wanted_while_open CHECK (state = 'OPEN' OR wanted_cipher IS NULL),
    CONSTRAINT "FK_correction_member" FOREIGN KEY (member_id) REFERENCES member (id)
  )`,
  `CREATE UNIQUE INDEX correction_one_open ON correction (member_id, kind) WHERE state = 'OPEN'`,
  'CREATE INDEX correction_newest ON correction (id)',
  `SELECT jobs.create_queue('apply-corrections', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
];

export class CreateCorrections1763700000370 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT jobs.delete_queue('apply-corrections')`);
    await runner.query('DROP TABLE correction');
    await runner.query(`ALTER TABLE member DROP COLUMN next_bank_name, DROP COLUMN next_account_number_cipher,
      DROP COLUMN next_account_number_hash, DROP COLUMN next_account_at`);
  }
}
