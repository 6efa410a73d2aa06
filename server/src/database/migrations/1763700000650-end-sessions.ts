import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job ends sessions whose time is over; of staff, it looks for those that were not seen for a while. */
export class EndSessions1763700000650 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX session_seen ON session (last_seen_at) WHERE last_seen_at IS NOT NULL AND revoked_at IS NULL',
    );
    await runner.query(
      `SELECT jobs.create_queue('end-sessions', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT jobs.delete_queue('end-sessions')`);
    await runner.query('DROP INDEX session_seen');
  }
}
