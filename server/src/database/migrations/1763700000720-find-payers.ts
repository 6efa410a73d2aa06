import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: staff are told whose a payment may be, and which payments a loan got, without reading every loan or payment for it. */
export class FindPayers1763700000720 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX member_last_name_plain
         ON member (upper(regexp_replace(normalize(last_name, NFD), '[\\u0300-\\u036f]', '', 'g')))`,
    );
    await runner.query('CREATE INDEX incoming_payment_of_loan ON incoming_payment (loan_number, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    // One by one: Citus drops no two in one command.
    await runner.query('DROP INDEX incoming_payment_of_loan');
    await runner.query('DROP INDEX member_last_name_plain');
  }
}
