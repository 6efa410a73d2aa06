import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a session says for itself that its member is to be told of it, and a worker does so. A version before this one
 * leaves the column empty, and tells of its own sign-ins as it did.
 */
export class NewsOfSessions1763700000380 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN news_in text');
    await runner.query('CREATE INDEX session_news ON session (account_id) WHERE news_in IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN news_in');
  }
}
