import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the sessions that ran out among millions. Expands: servers of before go on beside it. */
export class FindSessionsThatRanOut1763700000260 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX session_expires ON session (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX session_expires');
  }
}
