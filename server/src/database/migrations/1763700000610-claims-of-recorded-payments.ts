import type { MigrationInterface, QueryRunner } from 'typeorm';

const foundIs = (condition: string) => [
  'ALTER TABLE payment_claim DROP CONSTRAINT payment_claim_found',
  `ALTER TABLE payment_claim ADD CONSTRAINT payment_claim_found CHECK (${condition}
    AND (repayment_id IS NULL OR withdrawn_at IS NULL))`,
];

/** Expands: a transfer that a member tells of may be a payment that staff recorded, which is no incoming payment. */
export class ClaimsOfRecordedPayments1763700000610 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of foundIs('(payment_number IS NULL OR repayment_id IS NOT NULL)'))
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE payment_claim SET repayment_id = NULL WHERE repayment_id IS NOT NULL AND payment_number IS NULL',
    );
    for (const statement of foundIs('(payment_number IS NULL) = (repayment_id IS NULL)'))
      await runner.query(statement);
  }
}
