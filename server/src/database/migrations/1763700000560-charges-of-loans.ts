import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: loans that exist, and those that the version before files meanwhile, are charged nothing. That version would pay
 * out the whole principal of a loan with charges: end its servers before LOAN_CHARGES is set.
 */
const STATEMENTS = [
  `ALTER TABLE loan ADD COLUMN processing_fee_minor bigint NOT NULL DEFAULT 0,
    ADD COLUMN stamp_tax_minor bigint NOT NULL DEFAULT 0`,
  `ALTER TABLE loan ADD CONSTRAINT loan_charges_within_principal CHECK (processing_fee_minor >= 0
    AND stamp_tax_minor >= 0 AND processing_fee_minor + stamp_tax_minor < principal_minor)`,
];

export class ChargesOfLoans1763700000560 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan DROP COLUMN processing_fee_minor, DROP COLUMN stamp_tax_minor');
  }
}
