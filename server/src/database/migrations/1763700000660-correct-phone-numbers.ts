import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindsAre = (also: string) => [
  'ALTER TABLE correction DROP CONSTRAINT correction_kind_known',
  `ALTER TABLE correction ADD CONSTRAINT correction_kind_known
    CHECK (kind IN ('NAME', 'IDENTITY', 'BANK_ACCOUNT'${also}))`,
];

/**
 * Expands: members ask for another phone number, which a job puts in its place. A version before this one reads the number
 * that stands, and puts none in its place.
 */
export class CorrectPhoneNumbers1763700000660 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of kindsAre(`, 'PHONE'`)) await runner.query(statement);
    await runner.query(
      `CREATE INDEX correction_due_number ON correction (cooling_until) WHERE state = 'OPEN' AND kind = 'PHONE'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX correction_due_number');
    await runner.query(`DELETE FROM correction WHERE kind = 'PHONE'`);
    for (const statement of kindsAre('')) await runner.query(statement);
  }
}
