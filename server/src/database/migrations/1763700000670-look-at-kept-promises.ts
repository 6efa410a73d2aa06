import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: promises that were told to be kept are looked at for a while, too. A version before this one does not ask. */
export class LookAtKeptPromises1763700000670 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX payment_promise_kept ON payment_promise (promised_on) WHERE NOT is_withdrawn AND told = 'KEPT'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payment_promise_kept');
  }
}
