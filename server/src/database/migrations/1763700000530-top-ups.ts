import type { MigrationInterface, QueryRunner } from 'typeorm';

const WAITS = `status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD')`;

/**
 * Expands: a new loan may pay off the one that runs. A version before this one takes a member for one of one open loan, so let
 * its servers end before the first such application is filed, or leave TOP_UPS off until they have.
 */
const STATEMENTS = [
  'ALTER TABLE loan ADD COLUMN pays_off_id uuid',
  `ALTER TABLE loan ADD CONSTRAINT "FK_loan_pays_off" FOREIGN KEY (member_id, pays_off_id)
    REFERENCES loan(member_id, id)`,
  'CREATE INDEX loan_pays_off ON loan (member_id, pays_off_id) WHERE pays_off_id IS NOT NULL',
  `CREATE UNIQUE INDEX loan_one_application ON loan (member_id) WHERE ${WAITS}`,
  'DROP INDEX loan_one_open',
  `CREATE UNIQUE INDEX loan_one_open ON loan (member_id)
    WHERE status = 'APPROVED' OR (${WAITS} AND pays_off_id IS NULL)`,
  'ALTER TABLE repayment ADD COLUMN paid_by_loan_id uuid',
  `ALTER TABLE repayment ADD CONSTRAINT "FK_repayment_paid_by_loan" FOREIGN KEY (member_id, paid_by_loan_id)
    REFERENCES loan(member_id, id)`,
];

export class TopUps1763700000530 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE repayment DROP COLUMN paid_by_loan_id');
    // One by one: Citus drops no two in one command.
    await runner.query('DROP INDEX loan_one_open');
    await runner.query('DROP INDEX loan_one_application');
    await runner.query('ALTER TABLE loan DROP COLUMN pays_off_id');
    await runner.query(`CREATE UNIQUE INDEX loan_one_open ON loan (member_id)
      WHERE status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'APPROVED')`);
  }
}
