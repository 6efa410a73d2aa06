import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

/**
 * Expands: a version before this one writes its audit rows as ever, and knows neither the tables nor their job. That takes
 * up the rows that are there already.
 */
const STATEMENTS = [
  `CREATE TABLE audit_link (
    position bigint NOT NULL,
    entry_id uuid NOT NULL,
    previous_hash text NOT NULL,
    complete_to timestamptz,
    hash text NOT NULL,
    CONSTRAINT "PK_audit_link" PRIMARY KEY (position),
    CONSTRAINT audit_link_counted CHECK (position > 0)
  )`,
  'CREATE UNIQUE INDEX audit_link_of_entry ON audit_link (entry_id)',
  `CREATE TABLE audit_head (
    day date NOT NULL,
    position bigint NOT NULL,
    hash text NOT NULL,
    public_key text NOT NULL,
    signature text NOT NULL,
    CONSTRAINT "PK_audit_head" PRIMARY KEY (day)
  )`,
  ...appendOnly('audit_link'),
  ...appendOnly('audit_head'),
  `SELECT jobs.create_queue('chain-audit', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
];

export class ChainAudit1763700000300 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT jobs.delete_queue('chain-audit')`);
    await runner.query('DROP TABLE audit_link, audit_head');
  }
}
