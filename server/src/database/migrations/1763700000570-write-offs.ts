import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

/**
 * Expands: a version before this one knows no loan that was written off, and refuses to service one. End its servers before the
 * first one is written off.
 */
const STATEMENTS = [
  `CREATE TABLE loan_write_off (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    principal_minor bigint NOT NULL,
    interest_minor bigint NOT NULL,
    penalty_minor bigint NOT NULL,
    fee_minor bigint NOT NULL,
    days_past_due integer NOT NULL,
    written_off_on date NOT NULL,
    reason text NOT NULL,
    written_off_by uuid NOT NULL,
    recorded_at timestamptz NOT NULL,
    CONSTRAINT loan_write_off_not_empty CHECK (principal_minor + interest_minor + penalty_minor + fee_minor > 0),
    CONSTRAINT "PK_loan_write_off" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_loan_write_off_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  'CREATE INDEX loan_write_off_of_loan ON loan_write_off (member_id, loan_id, id)',
  `CREATE TABLE loan_write_off_reversal (
    member_id uuid NOT NULL,
    write_off_id uuid NOT NULL,
    lifted_on date NOT NULL,
    reason text NOT NULL,
    reversed_by uuid NOT NULL,
    reversed_at timestamptz NOT NULL,
    CONSTRAINT "PK_loan_write_off_reversal" PRIMARY KEY (member_id, write_off_id),
    CONSTRAINT "FK_loan_write_off_reversal_write_off" FOREIGN KEY (member_id, write_off_id)
      REFERENCES loan_write_off(member_id, id)
  )`,
  ...['loan_write_off', 'loan_write_off_reversal'].flatMap(appendOnly),
];

/** After the migration of top-ups, which names the open ones before these. */
const statusesAre = (also: string) => [
  'ALTER TABLE loan DROP CONSTRAINT loan_status_known',
  `ALTER TABLE loan ADD CONSTRAINT loan_status_known CHECK (status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'APPROVED',
    'REJECTED', 'CANCELLED', 'REPAID'${also}))`,
  'DROP INDEX loan_one_open',
  `CREATE UNIQUE INDEX loan_one_open ON loan (member_id)
    WHERE status IN ('APPROVED'${also}) OR (status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD') AND pays_off_id IS NULL)`,
];

export class WriteOffs1763700000570 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...STATEMENTS, ...statusesAre(`, 'WRITTEN_OFF'`)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of statusesAre('')) await runner.query(statement);
    await runner.query('DROP TABLE loan_write_off_reversal, loan_write_off');
  }
}
