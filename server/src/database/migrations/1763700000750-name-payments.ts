import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: repayments from before, and of a server of before, are found by what their payment says of them. */
export class NamePayments1763700000750 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE repayment ADD COLUMN payment_number text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE repayment DROP COLUMN payment_number');
  }
}
