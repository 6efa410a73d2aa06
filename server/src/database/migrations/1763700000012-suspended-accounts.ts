import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff can be suspended, and resumed. */
export class SuspendedAccounts1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD suspended_at TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN suspended_at');
  }
}
