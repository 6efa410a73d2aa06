import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wallet lists what its member still waits for. */
export class WithdrawalsOnTheWay1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX withdrawal_on_the_way ON withdrawal (member_id, id) WHERE status IN ('PENDING', 'PROCESSING')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX withdrawal_on_the_way');
  }
}
