import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

/**
 * Expands: a version before this one knows no credit that was used. It would confirm no request for a refund, since the
 * wallet is empty then; but end its servers before the first one is asked for: a payment that they take back on such a loan
 * finds rows that they do not know, and they would give the credit twice.
 */
const UP = [
  `CREATE TABLE credit_use (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    used_on date NOT NULL,
    withdrawal_id uuid,
    repayment_id uuid,
    used_by uuid NOT NULL,
    used_at timestamptz NOT NULL,
    CONSTRAINT credit_use_amount_positive CHECK (amount_minor > 0),
    CONSTRAINT credit_use_went_somewhere CHECK (num_nonnulls(withdrawal_id, repayment_id) = 1),
    CONSTRAINT "PK_credit_use" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_credit_use_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id),
    CONSTRAINT "FK_credit_use_withdrawal" FOREIGN KEY (member_id, withdrawal_id)
      REFERENCES withdrawal(member_id, id),
    CONSTRAINT "FK_credit_use_repayment" FOREIGN KEY (member_id, repayment_id)
      REFERENCES repayment(member_id, id)
  )`,
  'CREATE INDEX credit_use_of_loan ON credit_use (member_id, loan_id, id)',
  `CREATE UNIQUE INDEX credit_use_of_repayment ON credit_use (member_id, repayment_id)
    WHERE repayment_id IS NOT NULL`,
  ...appendOnly('credit_use'),
  // Most members never paid too much, and are told so by an index without a row of theirs.
  `CREATE INDEX posting_credit ON posting (member_id, transaction_id) WHERE account = 'MEMBER_CREDIT'`,
  ...['withdrawal_request', 'withdrawal'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN source text NOT NULL DEFAULT 'WALLET'`,
    `ALTER TABLE ${table} ADD CONSTRAINT ${table}_source_known CHECK (source IN ('WALLET', 'CREDIT'))`,
  ]),
];

const bucketsAre = (unnumbered: string) => [
  'ALTER TABLE repayment_allocation DROP CONSTRAINT repayment_allocation_bucket',
  `ALTER TABLE repayment_allocation ADD CONSTRAINT repayment_allocation_bucket CHECK (
    bucket IN ('PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL', ${unnumbered})
    AND (bucket IN (${unnumbered})) = (installment_number IS NULL))`,
];

export class CreditUses1763700000540 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...UP, ...bucketsAre(`'CREDIT', 'USED'`)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of bucketsAre(`'CREDIT'`)) await runner.query(statement);
    await runner.query('DROP INDEX posting_credit');
    await runner.query('DROP TABLE credit_use');
    for (const table of ['withdrawal_request', 'withdrawal'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN source`);
  }
}
