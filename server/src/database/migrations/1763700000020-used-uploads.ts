import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which photos the identity step uses. Those of before are looked at once, when what is unused is forgotten. */
export class UsedUploads1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE upload ADD COLUMN is_used boolean NOT NULL DEFAULT false`);
    await runner.query(`CREATE INDEX upload_unused ON upload (created_at) WHERE NOT is_used`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX upload_unused`);
    await runner.query(`ALTER TABLE upload DROP COLUMN is_used`);
  }
}
