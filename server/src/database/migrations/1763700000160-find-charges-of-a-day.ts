import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expands: a version before this one goes on beside it. The check of each charge looks for its day; where the planner
 * knows nothing of the table yet, as in a new database, it took the index of bookings as well as that of days, and read
 * every charge of the loan for each. By member and day first, that index is clearly the worse one for the check.
 */
export class FindChargesOfADay1763700000160 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX loan_charge_booked');
    await runner.query('CREATE INDEX loan_charge_booked ON loan_charge (member_id, booked_on, loan_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX loan_charge_booked');
    await runner.query('CREATE INDEX loan_charge_booked ON loan_charge (member_id, loan_id, booked_on)');
  }
}
