import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a job finds sessions that ended before their time, to forget them like the others. */
export class ForgetEndedSessions1763700000665 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX session_revoked ON session (revoked_at) WHERE revoked_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX session_revoked');
  }
}
