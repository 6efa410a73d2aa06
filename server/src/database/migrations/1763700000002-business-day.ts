import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE business_clock (
    id smallint NOT NULL,
    offset_days integer NOT NULL,
    CONSTRAINT "PK_business_clock" PRIMARY KEY (id),
    CONSTRAINT business_clock_only_one CHECK (id = 1)
  )`,
  `ALTER TABLE ledger_transaction ADD COLUMN loan_id uuid`,
  `ALTER TABLE ledger_transaction ADD COLUMN business_on date`,
  `ALTER TABLE ledger_transaction DISABLE TRIGGER ledger_transaction_append_only`,
  `UPDATE ledger_transaction t SET
    business_on = (created_at AT TIME ZONE 'Asia/Manila')::date,
    loan_id = coalesce(
      (SELECT d.loan_id FROM withdrawal d WHERE d.member_id = t.member_id AND d.id = t.subject_id),
      t.subject_id
    )`,
  `ALTER TABLE ledger_transaction ENABLE TRIGGER ledger_transaction_append_only`,
  `ALTER TABLE ledger_transaction ALTER COLUMN loan_id SET NOT NULL`,
  `ALTER TABLE ledger_transaction ALTER COLUMN business_on SET NOT NULL`,
  `CREATE INDEX ledger_transaction_loan ON ledger_transaction (member_id, loan_id, id)`,
  `ALTER TABLE ledger_transaction ADD CONSTRAINT ledger_transaction_loan_exists
    FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)`,
  `ALTER TABLE loan ADD COLUMN interest_method text NOT NULL DEFAULT 'add_on'`,
  `ALTER TABLE loan ALTER COLUMN interest_method DROP DEFAULT`,
  `ALTER TABLE loan ADD COLUMN approved_on date`,
  `UPDATE loan SET approved_on = (approved_at AT TIME ZONE 'Asia/Manila')::date`,
  `ALTER TABLE loan ADD COLUMN repaid_at TIMESTAMP WITH TIME ZONE`,
  `ALTER TABLE loan ADD COLUMN serviced_on date`,
  `CREATE INDEX loan_to_service ON loan (serviced_on) WHERE status = 'APPROVED'`,
  `ALTER TABLE loan ADD CONSTRAINT loan_interest_method_known CHECK (interest_method IN ('add_on', 'declining'))`,
];

/** The business day of every movement, the loan it belongs to, and what servicing needs to know of a loan. */
export class BusinessDay1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE loan DROP COLUMN interest_method, DROP COLUMN approved_on, DROP COLUMN repaid_at, DROP COLUMN serviced_on`,
    );
    await runner.query(`ALTER TABLE ledger_transaction DROP COLUMN loan_id, DROP COLUMN business_on`);
    await runner.query(`DROP TABLE business_clock`);
  }
}
