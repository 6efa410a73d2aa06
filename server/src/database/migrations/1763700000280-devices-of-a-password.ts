import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a version before this one leaves the column empty, and such devices are known as before. */
export class DevicesOfAPassword1763700000280 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE known_device ADD COLUMN password_print text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE known_device DROP COLUMN password_print');
  }
}
