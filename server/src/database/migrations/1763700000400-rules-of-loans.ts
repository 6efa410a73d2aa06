import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: loans that exist, and those that the version before approves meanwhile, have the first version of the rules.
 * Of these the new columns say nothing.
 */
const STATEMENTS = [
  'ALTER TABLE loan ADD COLUMN rules_version smallint NOT NULL DEFAULT 1',
  `ALTER TABLE servicing_policy ADD COLUMN coin_minor smallint, ADD COLUMN small_rest_minor bigint,
    ADD COLUMN life_cap_percent numeric`,
  'ALTER TABLE installment ADD COLUMN kept_on date',
  'ALTER TABLE loan_charge DROP CONSTRAINT loan_charge_kind',
  `ALTER TABLE loan_charge ADD CONSTRAINT loan_charge_kind CHECK (kind IN ('INTEREST', 'PENALTY', 'LATE_CHARGE',
    'REST_PENALTY', 'REST_FEE', 'REST_INTEREST', 'REST_PRINCIPAL'))`,
];

export class RulesOfLoans1763700000400 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan_charge DROP CONSTRAINT loan_charge_kind');
    await runner.query(
      `ALTER TABLE loan_charge ADD CONSTRAINT loan_charge_kind CHECK (kind IN ('INTEREST', 'PENALTY', 'LATE_CHARGE'))`,
    );
    await runner.query('ALTER TABLE installment DROP COLUMN kept_on');
    await runner.query(
      `ALTER TABLE servicing_policy DROP COLUMN coin_minor, DROP COLUMN small_rest_minor,
        DROP COLUMN life_cap_percent`,
    );
    await runner.query('ALTER TABLE loan DROP COLUMN rules_version');
  }
}
