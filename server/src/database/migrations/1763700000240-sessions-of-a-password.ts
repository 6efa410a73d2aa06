import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one leaves the column empty, and such sessions go on as before. A password that one
 * changes there ends the session of the change as well where that began here.
 */
export class SessionsOfAPassword1763700000240 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN password_print text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN password_print');
  }
}
