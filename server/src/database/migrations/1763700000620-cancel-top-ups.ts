import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: of loans that paid off another one before, nothing says until when that one could run on. They stay as they are. */
export class CancelTopUps1763700000620 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan ADD COLUMN restorable_until date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan DROP COLUMN restorable_until');
  }
}
