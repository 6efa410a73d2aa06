import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: files of the version before lie in one piece; it does not find those that lie in parts, and says so. */
export class PartsOfReports1763700000590 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE report_file ADD COLUMN part_count integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE report_file DROP COLUMN part_count');
  }
}
