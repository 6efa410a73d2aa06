import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a version before this one leaves the columns empty, and lists show such a session without its device. */
export class DevicesOfSessions1763700000320 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE session ADD COLUMN browser text, ADD COLUMN system text, ADD COLUMN network text, ADD COLUMN device_hash text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE session DROP COLUMN browser, DROP COLUMN system, DROP COLUMN network, DROP COLUMN device_hash',
    );
  }
}
