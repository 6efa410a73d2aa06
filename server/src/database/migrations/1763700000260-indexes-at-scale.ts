import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the sessions that ran out among millions, and drops an index that nothing asks since loans know the day of their
 * next event. Expands: servers of before go on beside it.
 */
export class IndexesAtScale1763700000260 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX session_expires ON session (expires_at)');
    await runner.query('DROP INDEX loan_to_service');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX loan_to_service ON loan (serviced_on) WHERE status = 'APPROVED'`);
    await runner.query('DROP INDEX session_expires');
  }
}
