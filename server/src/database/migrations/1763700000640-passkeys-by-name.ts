import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever adds a passkey asks whether it is anybody's already. */
export class PasskeysByName1763700000640 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX passkey_named ON passkey (credential_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX passkey_named');
  }
}
