import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nothing asks this index since loans know the day of their next event. By itself, so that waiting for `loan` holds
 * nothing else. Expands: a server of before finds its loans without it, only slower.
 */
export class DropLoanToService1763700000261 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX loan_to_service');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX loan_to_service ON loan (serviced_on) WHERE status = 'APPROVED'`);
  }
}
