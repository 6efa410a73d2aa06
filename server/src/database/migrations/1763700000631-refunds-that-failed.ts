import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that failed are few, and are told from what was withdrawn each time that a wallet is read. */
export class RefundsThatFailed1763700000631 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX withdrawal_failed_refund ON withdrawal (member_id, wallet_account_id)
       WHERE source = 'CREDIT' AND status = 'FAILED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX withdrawal_failed_refund');
  }
}
