import type { MigrationInterface, QueryRunner } from 'typeorm';

const toIndex = (index: string, isMissing: (hash: string) => string) =>
  `CREATE INDEX ${index} ON member (id)
    WHERE (identity_number_cipher IS NOT NULL AND ${isMissing('identity_number_hash')})
      OR (account_number_cipher IS NOT NULL AND ${isMissing('account_number_hash')})`;

/**
 * Expands: hashes of numbers say by which way they were made, and the job makes those anew that say another. A server of
 * before finds numbers without hashes without its index, only slower; what it writes is made anew, too.
 */
export class CompareNumbersAnew1763700000745 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(toIndex('member_to_compare', (hash) => `(${hash} LIKE '2.%') IS NOT TRUE`));
    await runner.query('DROP INDEX member_to_index');
  }

  /** A server of before makes its own again of those that are missing. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE member SET identity_number_hash = NULL, account_number_hash = NULL, next_account_number_hash = NULL',
    );
    await runner.query(toIndex('member_to_index', (hash) => `${hash} IS NULL`));
    await runner.query('DROP INDEX member_to_compare');
  }
}
