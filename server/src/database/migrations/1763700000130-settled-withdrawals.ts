import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wallet lists the withdrawals that ended last. Expands: servers of before go on beside it. */
export class SettledWithdrawals1763700000130 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX withdrawal_settled ON withdrawal (member_id, settled_at) WHERE settled_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX withdrawal_settled');
  }
}
