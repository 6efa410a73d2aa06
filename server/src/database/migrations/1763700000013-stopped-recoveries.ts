import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members are told of a recovery in their language, stop it, and have the password back that it replaced. */
export class StoppedRecoveries1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD language text');
    await runner.query(
      `ALTER TABLE recovery_code ADD stop_hash text, ADD stopped_at TIMESTAMP WITH TIME ZONE,
         ADD previous_password_hash text`,
    );
    await runner.query('CREATE UNIQUE INDEX recovery_code_stop ON recovery_code (stop_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX recovery_code_stop');
    await runner.query(
      `ALTER TABLE recovery_code DROP COLUMN stop_hash, DROP COLUMN stopped_at, DROP COLUMN previous_password_hash`,
    );
    await runner.query('ALTER TABLE account DROP COLUMN language');
  }
}
