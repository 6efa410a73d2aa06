import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: what an account that is closed had named as its company goes as its other data did. */
export class ForgetCompanies1763700000710 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE member SET company_register = NULL WHERE state = 'CLOSED' AND company_register IS NOT NULL`,
    );
  }

  /** What is forgotten does not come back. */
  async down(): Promise<void> {}
}
