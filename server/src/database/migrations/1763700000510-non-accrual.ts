import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: what a server of a version before charges a loan that does not accrue is income, until one of this version
 * services the loan. Nothing is posted here: the daily run moves loans that are long past due, one after the other.
 */
export class NonAccrual1763700000510 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan ADD COLUMN is_accruing boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan DROP COLUMN is_accruing');
  }
}
