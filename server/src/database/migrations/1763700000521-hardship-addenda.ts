import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: in which edition of the addendum a change of a schedule is written. A version before this one says none. */
export class HardshipAddenda1763700000521 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE hardship_request ADD COLUMN addendum_edition text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE hardship_request DROP COLUMN addendum_edition');
  }
}
